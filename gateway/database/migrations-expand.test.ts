import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lastReleasedMigration } from '../testing/previous-release.ts';

const folder = 'data/migrations/postgres';

/** Changes that a gateway of the previous release cannot work with. */
const contracts =
  /\b(DROP (TABLE|COLUMN)|RENAME (TO|COLUMN)|SET NOT NULL|ALTER COLUMN "\w+" TYPE|ADD "\w+" [^,;`]*NOT NULL(?![^,;`]*DEFAULT))/i;

const newer = readdirSync(folder).filter((file) => file > lastReleasedMigration);

it('migrations expand first: the previous release runs on the new schema', () => {
  expect(readdirSync(folder)).toContain(lastReleasedMigration);
  for (const file of newer) {
    const [up = ''] = readFileSync(`${folder}/${file}`, 'utf8').split('async down(');
    expect(contracts.exec(up)?.[0], file).toBeUndefined();
  }
});

it.each([
  'ALTER TABLE "post" DROP COLUMN "title"',
  'ALTER TABLE "post" RENAME COLUMN "title" TO "name"',
  'ALTER TABLE "post" ADD "note" text NOT NULL',
  'ALTER TABLE "post" ALTER COLUMN "title" SET NOT NULL',
])('a migration that expands is distinguished from one that contracts: %s', (statement) => {
  expect(contracts.test(statement)).toBe(true);
});

it('and from additive changes', () => {
  expect(contracts.test(`ALTER TABLE "post" ADD "note" text NOT NULL DEFAULT ''`)).toBe(false);
  expect(contracts.test('CREATE TABLE "note" ("id" uuid NOT NULL)')).toBe(false);
});
