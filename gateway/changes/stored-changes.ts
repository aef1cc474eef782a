import type { EntityManager } from 'typeorm';
import type { Change, StoredChange } from './change.ts';
import { changeOf, storedFormOf } from './change.ts';

/** The notification sent when a change is committed. */
export const doorbell = 'site_changes';

/**
 * How long changes are retained, in hours; a gateway that was away for longer treats everything as
 * changed.
 */
const changesRetentionHours = 24;

const batch = 1_000;

/** Queries PostgreSQL, over a listening connection or one of the pool. */
export type Ask = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;

/**
 * The last change received. Numbers alone do not identify it: a standby that took over from a lost
 * server assigns some of them again.
 */
export interface Place {
  id: string;
  mark: string;
}

interface Row extends StoredChange, Place {}

/** The changes since a place. */
interface News {
  changes: Change[];
  /** The last place included. */
  place: Place;
}

/**
 * Stores changes in the transaction that makes them. The lock lasts until its commit, so that
 * changes become visible in the order of their numbers: a reader that has seen one has seen all
 * before it.
 */
export async function storeChanges(
  manager: EntityManager,
  changes: readonly Change[],
): Promise<void> {
  const stored = changes.map(storedFormOf);
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [doorbell]);
  await manager.query(
    'INSERT INTO "site_change" ("topic", "subject") SELECT * FROM unnest($1::text[], $2::text[])',
    [stored.map(({ topic }) => topic), stored.map(({ subject }) => subject)],
  );
  await manager.query(`SELECT pg_notify('${doorbell}', '')`);
}

/** The newest stored change; there is one from the first migration on. */
export async function newestPlace(ask: Ask): Promise<Place> {
  const [newest] = await ask<Place>(
    'SELECT "id", "mark" FROM "site_change" ORDER BY "id" DESC LIMIT 1',
  );
  if (newest === undefined) {
    throw new Error('The table site_change has lost its rows.');
  }
  return newest;
}

/** What was stored since `place`; everything if that is unknown or too much. */
export async function newsSince(ask: Ask, place: Place): Promise<News> {
  const [first, ...fresh] = await ask<Row>(
    `SELECT "id", "mark", "topic", "subject" FROM "site_change" WHERE "id" >= $1
      ORDER BY "id" LIMIT ${String(batch)}`,
    [place.id],
  );
  const isKnown = first?.id === place.id && first.mark === place.mark;
  if (!isKnown || fresh.length >= batch - 1) {
    return { changes: [{ topic: 'everything' }], place: await newestPlace(ask) };
  }
  return { changes: fresh.map(changeOf), place: fresh.at(-1) ?? place };
}

/** Whether the queried server has the change at a place, and therefore all before it. */
export async function hasPlace(ask: Ask, { id, mark: token }: Place): Promise<boolean> {
  const rows = await ask('SELECT 1 FROM "site_change" WHERE "id" = $1 AND "mark" = $2', [
    id,
    token,
  ]);
  return rows.length > 0;
}

/** Deletes old changes that every gateway has received; the newest stays, to identify the place. */
export async function trimChanges(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM "site_change" WHERE "at" < now() - interval '${String(changesRetentionHours)} hours'
      AND "id" < (SELECT max("id") FROM "site_change")`,
  );
}
