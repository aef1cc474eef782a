import type { EntityManager } from 'typeorm';
import { searchWords } from '../../database/narrow-to-words.ts';
import { isSqlite } from '../../database/sqlite/is-sqlite.ts';
import { fewInPostgres } from './postgres-words.ts';
import { fewInSqlite } from './sqlite-words.ts';

/** How many requests count as few: so many are looked up by their ids in one statement. */
const fewMax = 1_000;
/** Both engines index sequences of three characters; a shorter word has none. */
const indexedLength = 3;

/**
 * The ids of the requests that may hold every word of a search, found through the engine's own
 * index; each is still to be looked at. Undefined when there are many or no word is long enough, so
 * that walking through the newest ones is as well.
 */
export async function fewWithWords(
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
