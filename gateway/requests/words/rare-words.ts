import type { EntityManager } from 'typeorm';
import { isSqlite } from '../../database/engine.ts';
import { searchWords } from '../../database/narrow-to-words.ts';
import { fewInPostgres } from './postgres-words.ts';

/** The trigrams of a word, each as a phrase of the full-text query. */
function trigramsOf(word: string): string[] {
  const characters = Array.from(word);
  return characters
    .slice(2)
    .map((_last, start) => characters.slice(start, start + 3).join(''))
    .map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
}

/**
 * Ids of requests whose texts have all trigrams of `words`, and of those newer than the index, at
 * most `limit`.
 */
async function fewInSqlite(
  manager: EntityManager,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const trigrams = [...new Set(words.flatMap(trigramsOf))].join(' AND ');
  const rows = await manager.query<{ id: string }[]>(
    `SELECT * FROM (
       SELECT "requestId" AS "id" FROM "request_ordinal"
       JOIN "request_trigrams" ON "request_trigrams"."rowid" = "ordinal"
       WHERE "request_trigrams" MATCH ? LIMIT ?)
     UNION ALL SELECT * FROM (
       SELECT "id" FROM "visitor_request"
       WHERE "id" > COALESCE((SELECT MAX("requestId") FROM "request_ordinal"), '') LIMIT ?)`,
    [trigrams, limit, limit],
  );
  return rows.map(({ id }) => id);
}

/** The maximum number of requests that are looked up by id in one statement. */
const fewMax = 1_000;
/** Both engines index sequences of three characters, so shorter words cannot be found. */
const indexedLength = 3;

/**
 * The ids of requests that may contain every word of a search, found with the engine's own index;
 * each must still be checked. Undefined when there are many or no word is long enough, because
 * scanning the newest requests is as fast then.
 */
export async function findByRareWords(
  manager: EntityManager,
  search: string | null | undefined,
): Promise<string[] | undefined> {
  const words = searchWords(search).filter((word) => Array.from(word).length >= indexedLength);
  if (words.length === 0) {
    return undefined;
  }
  const find = isSqlite(manager) ? fewInSqlite : fewInPostgres;
  const ids = await find(manager, words, fewMax + 1);
  return ids.length > fewMax ? undefined : ids;
}
