import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimReviewLimits as limits } from '../../../schema/check-rules.ts';
import type { Claim } from '../../../schema/content/claims.ts';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { PostReviews } from './post-reviews.ts';

const count = 5;
const register: Claim[] = [];
let app: BlogApp;

beforeAll(async () => {
  app = await startBlogApp('sqlite');
  for (let index = 0; index < count; index += 1) await app.post({ content: contentWith() });
});
afterAll(() => app.close());

/** A review in which each text takes so long, by the clock. */
function reviewsOf(msPerText: number): PostReviews {
  let time = Date.now();
  return new PostReviews({
    database: app.database,
    checks: {
      review: () => {
        time += msPerText;
        return Promise.resolve({ findings: [], statements: [] });
      },
    },
    claims: () => register,
    now: () => new Date(time),
  });
}

it('an answer begins no further text after half a second, and the review is completed all the same', async () => {
  const reviews = reviewsOf(limits.readForMs / 2);
  const read: number[] = [];
  for (let look = 0; look < 3; look += 1) read.push((await reviews.look()).reviews.length);
  expect(read).toEqual([2, 4, count]);
});

it('each answer reads one text at the least, however long it takes', async () => {
  const reviews = reviewsOf(10 * limits.readForMs);
  for (let look = 1; look <= count; look += 1) {
    expect((await reviews.look()).reviews).toHaveLength(look);
  }
});
