import type { EntityManager, QueryRunner } from 'typeorm';
import type { Database } from '../../database/database.ts';
import { trigramIndex } from '../../database/postgres/dump-contents.ts';
import { escapeLike } from '../../database/narrow-to-words.ts';

/** With fewer rows PostgreSQL is as fast without an index. */
const worthAnIndex = 10_000;

/** Ids of requests whose texts contain every word; the index is used if the words are rare. */
export async function fewInPostgres(
  manager: EntityManager,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const places = words.map((_word, index) => `"searchText" LIKE $${String(index + 1)}`);
  const rows = await manager.query<{ id: string }[]>(
    `SELECT "id" FROM "visitor_request" WHERE ${places.join(' AND ')} LIMIT ${String(limit)}`,
    words.map((word) => `%${escapeLike(word)}%`),
  );
  return rows.map(({ id }) => id);
}

async function isTrue(runner: QueryRunner, condition: string): Promise<boolean> {
  const rows = await runner.manager.query<{ yes: boolean }[]>(`SELECT (${condition}) AS "yes"`);
  return rows[0]?.yes === true;
}

/** The schema of PostgreSQL's trigram extension; undefined if it is not installed and cannot be. */
async function schemaOfTrigrams(runner: QueryRunner): Promise<string | undefined> {
  const mayBeMade =
    `EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm')` +
    ` AND has_database_privilege(current_database(), 'CREATE')`;
  const isThere = `EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm')`;
  if (!(await isTrue(runner, isThere)) && (await isTrue(runner, mayBeMade))) {
    // Separate from the tables, which a restore moves.
    await runner.query('CREATE SCHEMA IF NOT EXISTS "trigrams"');
    await runner.query('CREATE EXTENSION IF NOT EXISTS "pg_trgm" SCHEMA "trigrams"');
  }
  const [found] = await runner.manager.query<{ schema: string }[]>(
    `SELECT extnamespace::regnamespace::text AS "schema" FROM pg_extension WHERE extname = 'pg_trgm'`,
  );
  return found?.schema;
}

async function makeIndex(runner: QueryRunner): Promise<void> {
  const valid = `EXISTS (SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('public.${trigramIndex}') AND indisvalid)`;
  const large = `(SELECT COUNT(*) FROM (SELECT 1 FROM "visitor_request" LIMIT ${String(worthAnIndex)}) AS "some") = ${String(worthAnIndex)}`;
  if ((await isTrue(runner, valid)) || !(await isTrue(runner, large))) {
    return;
  }
  const schema = await schemaOfTrigrams(runner);
  if (schema !== undefined) {
    // An aborted attempt leaves an invalid index.
    await runner.query(`DROP INDEX IF EXISTS "public"."${trigramIndex}"`);
    await runner.query(
      `CREATE INDEX CONCURRENTLY "${trigramIndex}" ON "public"."visitor_request" USING gin ("searchText" ${schema}.gin_trgm_ops)`,
    );
  }
}

/**
 * Creates the index of request texts once there are many, if the server has the trigram extension
 * and the account may use it. Does not block new requests.
 * Of several gateways, only one may do this at a time.
 */
export async function ensureTrigramIndex(database: Database): Promise<void> {
  const runner = database.source.createQueryRunner();
  await makeIndex(runner).finally(() => runner.release());
}
