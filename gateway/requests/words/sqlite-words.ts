import type { EntityManager } from 'typeorm';

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
export async function fewInSqlite(
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
