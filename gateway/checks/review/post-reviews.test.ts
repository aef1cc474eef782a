import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimReviewLimits as limits } from '../../../schema/check-rules.ts';
import type { Claim } from '../../../schema/content/claims.ts';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { Failure } from '../../failure.ts';
import { insertManyPosts } from '../../testing/many-posts.ts';
import { PostReviews } from './post-reviews.ts';
import { minuteMs } from '../../../schema/durations.ts';

const count = 5;
const register: Claim[] = [];
let app: BlogApp;

beforeAll(async () => {
  app = await startBlogApp('sqlite');
  for (let index = 0; index < count; index += 1) await app.post({ content: contentWith() });
});
afterAll(() => app.close());

/** A review in which each text takes a fixed time, by the clock, and the list of texts read. */
function reviewsOf(
  msPerText: number,
  { database } = app,
  refuse: (title: string) => void = () => undefined,
) {
  // Noon: the day does not change during the test.
  let time = Date.parse('2030-01-01T12:00:00Z');
  const read: string[] = [];
  const reviews = new PostReviews({
    database,
    checks: {
      review: async ({ title }) => {
        time += msPerText;
        read.push(title);
        refuse(title);
        return Promise.resolve({ findings: [], statements: [] });
      },
    },
    claims: () => register,
    now: () => new Date(time),
  });
  const look = async (): Promise<number> => (await reviews.look()).reviews.length;
  return { reviews, look, read, wait: (ms: number) => (time += ms) };
}

it('a request starts no further text once its time is over, and the review is still completed', async () => {
  const { look } = reviewsOf(limits.readForMs / 2);
  expect([await look(), await look(), await look()]).toEqual([2, 4, count]);
});

it('each request reads at least one text, however long it takes, and its result is cached', async () => {
  const { look, read } = reviewsOf(20 * minuteMs);
  for (let answer = 1; answer <= count; answer += 1) expect(await look()).toBe(answer);
  expect(read).toHaveLength(count);
});

it('half an hour after all were read, they are read again', async () => {
  const { look, read, wait } = reviewsOf(1);
  await look();
  wait(29 * minuteMs);
  await look();
  expect(read).toHaveLength(count);
  wait(2 * minuteMs);
  await look();
  expect(read).toHaveLength(2 * count);
});

it('a text that takes too long counts as read, without findings, and does not block others', async () => {
  const { look, read } = reviewsOf(1, app, () => {
    throw new Failure('BAD_USER_INPUT', 'This text is too intricate.');
  });
  expect(await look()).toBe(count);
  expect(read).toHaveLength(count);
});

it('a review fails while the queue of texts is full, and the next one reads them', async () => {
  let isBusy = true;
  const { look } = reviewsOf(1, app, () => {
    if (isBusy) throw new Failure('UNAVAILABLE', 'Too many texts wait.');
  });
  await expect(look()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  isBusy = false;
  expect(await look()).toBe(count);
});

it('posts beyond the first five hundred are reviewed, each one once', async () => {
  const large = await startBlogApp('sqlite');
  try {
    await insertManyPosts(large.database, 1_001, (index) => `Text ${String(index)}.`);
    const { reviews, read } = reviewsOf(0, large);
    expect((await reviews.look()).total).toBe(1_001);
    let found = 0;
    for (let answer = 0; answer <= 1_001 / limits.reloadsMax; answer += 1) {
      found = (await reviews.look()).reviews.length;
    }
    expect(found).toBe(1_001);
    expect(new Set(read).size).toBe(1_001);
    expect(read).toHaveLength(1_001);
  } finally {
    await large.close();
  }
});
