import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverOf } from './post-cover.ts';

const slugs = Array.from({ length: 200 }, (_, index) => `post-${index}`);

test("a post's cover does not change", () => {
  expect(coverOf('making-systematic-reviews-feasible')).toBe(
    coverOf('making-systematic-reviews-feasible'),
  );
});

test('the seven articles have seven covers', () => {
  const articles = readdirSync('data/content/articles').map((file) => file.replace('.md', ''));
  expect(new Set(articles.map(coverOf)).size).toBe(7);
});

test('all seven covers are used, and each is a file', () => {
  const covers = new Set(slugs.map(coverOf));
  expect(covers.size).toBe(7);
  for (const cover of covers) {
    expect(existsSync(`web/public/images/covers/cover-${cover}.svg`), cover).toBe(true);
  }
});
