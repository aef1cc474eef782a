import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverOf } from './post-cover.tsx';

const slugs = Array.from({ length: 200 }, (_, index) => `post-${index}`);

test('a post keeps its cover', () => {
  expect(coverOf('making-systematic-reviews-feasible')).toBe(
    coverOf('making-systematic-reviews-feasible'),
  );
});

test('all six covers are used, and each is a file', () => {
  const covers = new Set(slugs.map(coverOf));
  expect(covers.size).toBe(6);
  for (const cover of covers) {
    expect(existsSync(`web/public/images/covers/cover-${cover}.svg`), cover).toBe(true);
  }
});
