import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../database/database.ts';
import { isSqlite } from '../../database/engine.ts';
import type { PersonalRecords } from '../../site-module.ts';
import { firstIdAt } from '../entities/request-ids.ts';
import { ensureTrigramIndex } from './postgres-words.ts';

/** A portion takes some ten milliseconds, which blocks all other requests. */
const rowsAtOnce = 200;
/**
 * Newer requests are indexed later, so that none is skipped when the clock is set back a little.
 */
const finalAfterMs = 3_600_000;

const rowsComparedAtOnce = 2_000;

interface Stretch {
  last: string | null;
  present: number;
  indexed: number;
}

const unindexed = `NOT EXISTS (SELECT 1 FROM "request_ordinal" WHERE "requestId" = "id")`;
const newerThanIndex = `"id" > COALESCE((SELECT MAX("requestId") FROM "request_ordinal"), '')`;

/** Indexes the oldest `rowsAtOnce` requests of a condition; resolves with their number. */
async function indexPortion(
  manager: EntityManager,
  condition: string,
  below: string,
): Promise<number> {
  const [highest] = await manager.query<{ ordinal: number | null }[]>(
    `SELECT MAX("ordinal") AS "ordinal" FROM "request_ordinal"`,
  );
  await manager.query(
    `INSERT INTO "request_ordinal" ("requestId") SELECT "id" FROM "visitor_request"
     WHERE ${condition} AND "id" < ? ORDER BY "id" LIMIT ?`,
    [below, rowsAtOnce],
  );
  await manager.query(
    `INSERT INTO "request_trigrams" ("rowid", "text") SELECT "ordinal", "searchText"
     FROM "request_ordinal" JOIN "visitor_request" ON "id" = "requestId" WHERE "ordinal" > ?`,
    [highest?.ordinal ?? 0],
  );
  const [added] = await manager.query<{ count: number }[]>(
    `SELECT COUNT(*) AS "count" FROM "request_ordinal" WHERE "ordinal" > ?`,
    [highest?.ordinal ?? 0],
  );
  return added?.count ?? 0;
}

async function indexAll(database: Database, condition: string, below: string): Promise<void> {
  let added: number;
  do {
    added = await database.write((manager) => indexPortion(manager, condition, below));
  } while (added === rowsAtOnce);
}

/**
 * Whether a request older than the newest indexed one is missing, as after a clock was set back.
 * Searches in sections, because counting a million in one go would block all other requests.
 */
async function hasGaps(manager: EntityManager): Promise<boolean> {
  let after = '';
  for (;;) {
    const [stretch] = await manager.query<Stretch[]>(
      `SELECT MAX("id") AS "last", COUNT(*) AS "present", COUNT("requestId") AS "indexed" FROM (
         SELECT "id", "requestId" FROM "visitor_request"
         LEFT JOIN "request_ordinal" ON "requestId" = "id"
         WHERE "id" > ? AND "id" <= (SELECT MAX("requestId") FROM "request_ordinal")
         ORDER BY "id" LIMIT ?)`,
      [after, rowsComparedAtOnce],
    );
    if (!stretch?.last) {
      return false;
    }
    if (stretch.present !== stretch.indexed) {
      return true;
    }
    after = stretch.last;
    await nextTurn();
  }
}

/**
 * Creates the chore that updates the index of request texts. SQLite's index excludes those of the
 * last hour, which are searched one by one; PostgreSQL updates its index automatically once it
 * exists.
 */
export function indexWords(database: Database, now: () => Date): () => Promise<void> {
  let gapsLookedFor = false;
  return async () => {
    if (!isSqlite(database.reader)) {
      await ensureTrigramIndex(database);
      return;
    }
    const below = firstIdAt(new Date(now().getTime() - finalAfterMs));
    await indexAll(database, newerThanIndex, below);
    if (!gapsLookedFor && (await hasGaps(database.reader))) {
      await indexAll(database, unindexed, below);
    }
    gapsLookedFor = true;
  };
}

/** Removes requests from the index, in the transaction that deletes them. */
async function deleteWords(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (!isSqlite(manager) || ids.length === 0) {
    return;
  }
  const theirs = `"requestId" IN (SELECT "value" FROM json_each(?))`;
  const list = JSON.stringify(ids);
  await manager.query(
    `DELETE FROM "request_trigrams" WHERE "rowid" IN (SELECT "ordinal" FROM "request_ordinal" WHERE ${theirs})`,
    [list],
  );
  await manager.query(`DELETE FROM "request_ordinal" WHERE ${theirs}`, [list]);
}

/**
 * The index as personal records: it is erased with the requests, and does not count as a record.
 */
export const wordRecords: PersonalRecords = {
  name: 'words',
  erase: async (manager, { requestIds }) => {
    await deleteWords(manager, requestIds);
    return 0;
  },
};
