import { expect, it } from 'vitest';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { createLogger } from '../../log/logger.ts';
import { SiteChanges } from '../../site/site-changes.ts';
import { contentWith } from '../../testing/blog-app.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { renderContent } from '../markdown/render-content.ts';
import { PostEditingService } from './post-editing.service.ts';
import { PostSearch } from '../search/post-search.ts';
import { PostService } from '../reading/post.service.ts';
import { PublicationSchedule } from '../schedule/publication-schedule.ts';
import { openDatabase } from '../../site-database.ts';

const later = undoAfterEach();
const ada: Actor = { kind: 'administrator', email: 'ada@loon.example', firstName: 'Ada' };
const now = (): Date => new Date();

async function opened(): Promise<Database> {
  const storage = await createTestDatabase('sqlite');
  later(storage.remove);
  return openDatabase(storage.url);
}

it('a save that cannot be announced is no failed save: pages follow, and the log says so', async () => {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const logger = createLogger({ level: 'error', pretty: false }, { write });
  const database = await opened();
  later(() => database.close());
  const lost = await opened();
  await lost.close();
  const changes = new SiteChanges();
  let changed = 0;
  changes.onChange(() => (changed += 1));
  const editing = new PostEditingService({
    database,
    search: new PostSearch({ database: lost, posts: new PostService(lost, now), logger, now }),
    schedule: new PublicationSchedule({ database: lost, changes, logger, now }),
    changes,
    logger,
    render: renderContent,
    now,
  });
  const post = await editing.create(ada, { title: 'Kept', content: contentWith() });
  expect(await new PostService(database, now).bySlug(ada, post.slug)).toMatchObject({
    title: 'Kept',
  });
  expect(changed).toBe(1);
  expect(lines.filter((line) => line.includes('"A saved post is not announced"'))).toHaveLength(2);
});
