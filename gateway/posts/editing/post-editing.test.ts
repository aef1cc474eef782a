import { expect, it } from 'vitest';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { createLogger } from '../../log/logger.ts';
import { contentWith } from '../../testing/blog-app.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { ownChanges } from '../../testing/own-changes.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { renderAnswersHere } from '../markdown/render-answer.ts';
import { renderContent } from '../markdown/render-content.ts';
import { nobody } from '../attribution/team.ts';
import { PostEditingService } from './post-editing.service.ts';
import { PostSearch } from '../search/post-search.ts';
import { PostService } from '../reading/post.service.ts';
import { PublicationSchedule } from '../schedule/publication-schedule.ts';
import { openDatabase } from '../../site-database.ts';

const later = undoAfterEach();
const ada: Actor = {
  kind: 'administrator',
  email: 'ada@loon.example',
  firstName: 'Ada',
  roles: ['OWNER'],
};
const now = (): Date => new Date();

async function opened(): Promise<Database> {
  const storage = await createTestDatabase('sqlite');
  later(storage.remove);
  return openDatabase(storage.url);
}

it('a save succeeds even if it cannot be announced: pages are updated, and the failure is logged', async () => {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const logger = createLogger({ level: 'error', pretty: false }, { write });
  const database = await opened();
  later(() => database.close());
  const lost = await opened();
  const changes = ownChanges(database, logger);
  let changed = 0;
  changes.onChange(() => (changed += 1));
  const posts = new PostService(lost, now);
  const search = new PostSearch({ database: lost, posts, changes, logger, now });
  expect(await search.count('existing')).toBe(0);
  new PublicationSchedule({ database: lost, changes, logger, now });
  await lost.close();
  const editing = new PostEditingService({
    database,
    changes,
    render: renderContent,
    renderAnswers: renderAnswersHere,
    team: nobody,
    now,
  });
  const post = await editing.create(ada, { title: 'Existing', content: contentWith() });
  expect(await new PostService(database, now).bySlug(ada, post.slug)).toMatchObject({
    title: 'Existing',
  });
  expect(changed).toBe(1);
  const [line = '{}', ...others] = lines.filter((text) =>
    text.includes('"A change could not be announced"'),
  );
  expect(others).toEqual([]);
  // The index and the schedule, each with its reason.
  expect((JSON.parse(line) as { err: { errors: unknown[] } }).err.errors).toHaveLength(2);
});
