import type { EntityManager } from 'typeorm';
import { searchWords } from '../../database/narrow-to-words.ts';
import { isSqlite } from '../../database/engine.ts';
import { fewInPostgres } from './postgres-words.ts';
import { fewInSqlite } from './sqlite-words.ts';

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
