import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from '../../../schema/check-rules.ts';
import type { MissingReview } from '../../../schema/review-rules.ts';
import type { Database } from '../../database/database.ts';
import { createLogger } from '../../log/logger.ts';
import { openDatabase } from '../../site-database.ts';
import { contentWith } from '../../testing/blog-app.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { ada } from '../../testing/sample-administrator.ts';
import { ownChanges } from '../../testing/own-changes.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { nobody } from '../attribution/team.ts';
import { PostEditingService } from '../editing/post-editing.service.ts';
import type { PublicationGate } from '../editing/publication-gate.ts';
import { Post } from '../entities/post.entity.ts';
import { renderAnswersHere } from '../markdown/render-answer.ts';
import { renderContent } from '../markdown/render-content.ts';
import { PublicationSchedule } from './publication-schedule.ts';
import { ScheduledPublication } from './scheduled-publication.entity.ts';
import { minuteMs } from '../../../schema/durations.ts';

const later = undoAfterEach();
const noon = Date.parse('2030-01-01T12:00:00Z');
const finding: Finding = {
  ...{ rule: 'dead-link', severity: 'BLOCKS', excerpt: '/gone' },
  ...{ message: 'Nothing is at /gone.', suggestion: '' },
};

let time: number;
let missing: MissingReview[];
let database: Database;

beforeEach(async () => {
  time = noon - 60 * minuteMs;
  missing = [];
  const storage = await createTestDatabase('sqlite');
  later(storage.remove);
  database = await openDatabase(storage.url);
  later(() => database.close());
});
afterEach(() => void vi.useRealTimers());

/** A post due at noon, and a schedule whose checks return these results one after another. */
async function scheduled(...answers: (() => ReturnType<PublicationGate['blocking']>)[]) {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const logger = createLogger({ level: 'error', pretty: false }, { write });
  const changes = ownChanges(database, logger);
  const now = (): Date => new Date(time);
  const editing = new PostEditingService({
    ...{ database, changes, now, team: nobody },
    ...{ render: renderContent, renderAnswers: renderAnswersHere },
  });
  const fields = { title: 'Due', content: contentWith(), published: true };
  const { id } = await editing.create(ada, { ...fields, publishedAt: new Date(noon) });
  const waiting = [...answers];
  const schedule = new PublicationSchedule({
    ...{ database, changes, logger, now },
    gate: {
      prepare: () => undefined,
      blocking: () => waiting.shift()?.() ?? Promise.resolve([]),
      onBlocked: () => Promise.resolve(),
      afterBlocked: () => undefined,
      requiredReviews: () => Promise.resolve({ capacities: ['LEGAL'], fourEyes: false }),
      missingReviews: () => Promise.resolve(missing),
      endReviews: () => Promise.resolve(),
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const passes = async (ms: number): Promise<void> => {
    time += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return {
    ...{ schedule, lines, passes, editing, id },
    untried: () => waiting.length,
    isPublished: async () => (await database.reader.findOneByOrFail(Post, { id })).published,
    publicAt: async () =>
      (await database.reader.findOneByOrFail(ScheduledPublication, { postId: id })).publicAt,
  };
}

const fails = () => Promise.reject(new Error('The checks are away.'));
const finds = () => Promise.resolve([finding]);

it('a scheduled post whose check failed is retried within a minute and then blocked', async () => {
  const { schedule, lines, passes, untried, isPublished } = await scheduled(fails, finds);
  time = noon - 50_000;
  await schedule.start();
  expect(untried()).toBe(1);
  expect(await isPublished()).toBe(true);
  const logged = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(logged).toEqual([
    'A scheduled post was not checked',
    'Scheduled publications could not be noted',
  ]);
  await passes(minuteMs - 1);
  expect(untried()).toBe(1);
  await passes(1);
  await schedule.stop();
  expect(untried()).toBe(0);
  expect(await isPublished()).toBe(false);
});

it('a scheduled post that cannot be checked is published on time', async () => {
  const { schedule, isPublished, publicAt } = await scheduled(fails);
  time = noon;
  await schedule.start();
  await schedule.stop();
  expect(await isPublished()).toBe(true);
  expect(await publicAt()).toEqual(new Date(noon));
});

it('a scheduled post without its reviews is blocked even if its checks fail', async () => {
  missing = ['LEGAL'];
  const { schedule, isPublished } = await scheduled(fails);
  time = noon;
  await schedule.start();
  await schedule.stop();
  expect(await isPublished()).toBe(false);
});

it('completed checks are not retried', async () => {
  const { schedule, lines, isPublished } = await scheduled(finds);
  time = noon - 50_000;
  await schedule.start();
  await schedule.stop();
  expect(await isPublished()).toBe(false);
  expect(lines).toEqual([]);
});

it('a post saved during its check is not blocked because of its previous text', async () => {
  const { schedule, editing, id, lines, isPublished, publicAt } = await scheduled(async () => {
    await editing.update(ada, id, { title: 'Mended' }, { versionRequired: false });
    return finds();
  });
  time = noon - 50_000;
  await schedule.start();
  await schedule.stop();
  expect(lines).toEqual([]);
  expect(await isPublished()).toBe(true);
  expect(await publicAt()).toBeNull();
});

it('a post hidden while another is checked is no longer checked', async () => {
  const { schedule, editing, id, lines, untried } = await scheduled(async () => {
    for (const each of [id, other.id]) {
      await editing.update(ada, each, { published: false }, { versionRequired: false });
    }
    return [];
  }, finds);
  const fields = { title: 'Other', content: contentWith(), published: true };
  const other = await editing.create(ada, { ...fields, publishedAt: new Date(noon) });
  time = noon - 50_000;
  await schedule.start();
  await schedule.stop();
  expect(lines).toEqual([]);
  expect(untried()).toBe(1);
});
