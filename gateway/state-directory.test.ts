import path from 'node:path';
import { expect, it } from 'vitest';
import { erasureJournalOf } from './state-directory.ts';

it.each([
  ['sqlite:/srv/loon/site.sqlite', '/srv/loon/site.sqlite.erasures.jsonl'],
  ['sqlite:/srv/loon/staging.sqlite', '/srv/loon/staging.sqlite.erasures.jsonl'],
  ['postgres://loon@db.example/loon', path.resolve('data/loon.erasures.jsonl')],
  ['postgres://loon@db.example/staging?ssl=1', path.resolve('data/staging.erasures.jsonl')],
])('erasures of %s stand in a journal of its own', (databaseUrl, file) => {
  expect(erasureJournalOf(databaseUrl)).toBe(file);
});
