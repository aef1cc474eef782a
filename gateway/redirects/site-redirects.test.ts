import { expect, it, vi } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { ownChanges } from '../testing/own-changes.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { MissingPath } from './redirect.entity.ts';
import { createSiteRedirects } from './site-redirects.ts';

const undo = undoAfterEach();

it('paths of missing pages are stored every minute, and once more at shutdown', async () => {
  const storage = await createTestDatabase('sqlite');
  undo(storage.remove);
  const database = await openDatabase(storage.url);
  undo(() => database.close());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  undo(() => vi.useRealTimers());
  const redirects = await createSiteRedirects({
    database,
    changes: ownChanges(database),
    logger: createLogger({ level: 'silent', pretty: false }),
    publicUrl: 'https://loon.example',
    articles: { presentSlug: () => Promise.resolve(null) },
    loadKnownPaths: () => Promise.resolve(() => false),
    now: () => new Date('2030-01-01T12:00:00Z'),
  });
  const stored = async (): Promise<string[]> =>
    (await database.reader.find(MissingPath, { order: { path: 'ASC' } })).map(({ path }) => path);
  redirects.start?.();
  redirects.redirections.countMissing('/first');
  vi.advanceTimersByTime(59_999);
  expect(await stored()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(stored).toEqual(['/first']);
  redirects.redirections.countMissing('/last');
  await redirects.close?.();
  expect(await stored()).toEqual(['/first', '/last']);
});
