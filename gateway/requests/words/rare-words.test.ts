import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../schema/durations.ts';
import type { Database } from '../../database/database.ts';
import { eraseRequests } from '../../privacy/erase-requests.ts';
import { SqliteStoredDatabase } from '../../database/sqlite/sqlite-stored-database.ts';
import { sqliteFileOf } from '../../database/engine.ts';
import { BetterSqlite3 } from '../../database/sqlite/better-sqlite3.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { createTestDatabase, engines, type TestDatabase } from '../../testing/test-database.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import { RequestKind, RequestStatus } from '../entities/visitor-request.entity.ts';
import { findByRareWords } from './rare-words.ts';
import { indexWords, wordRecords } from './index-words.ts';
import { openDatabase } from '../../site-database.ts';

/** Whether any part of the index in a file contains a trigram. */
function trigramsIn(file: string, trigram: string): boolean {
  const connection = new BetterSqlite3(file, { readonly: true });
  const parts = connection.prepare('SELECT block FROM request_trigrams_data').pluck().all();
  connection.close();
  return parts.some((part) => part instanceof Buffer && part.includes(trigram));
}

describe.each(engines)('the engine’s own index of request texts on %s', (engine) => {
  let storage: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    storage = await createTestDatabase(engine);
    database = await openDatabase(storage.url);
  });
  afterEach(async () => {
    await database.close();
    await storage.remove();
  });

  async function store(texts: string[], at = Date.now() - dayMs): Promise<string[]> {
    const rows = texts.map((searchText, index) => {
      const createdAt = new Date(at + index);
      return Object.assign(new DemoRequest(), demoRequest, {
        id: uuidv7({ msecs: createdAt.getTime() }),
        kind: RequestKind.DEMO,
        status: RequestStatus.NEW,
        createdAt,
        searchText,
      });
    });
    await database.write((manager) => manager.save(rows, { chunk: 500, reload: false }));
    return rows.map(({ id }) => id);
  }
  const index = (): Promise<void> => indexWords(database, () => new Date())();
  const few = (search: string) => findByRareWords(database.reader, search);
  const texts = ['amir@lakehead.example', '"naïve" 100% 日本語', 'what_we heffalump'];

  it('finds the few requests with a rare word among very many, new and old', async () => {
    await store(Array.from({ length: 3_000 }, (_none, row) => `dossier ${String(row)}x`));
    const ids = await store(texts);
    await index();
    const [fresh] = await store(['a fresh heffalump'], Date.now());
    expect(await few('dossier')).toBeUndefined();
    expect(await few('heffalump')).toEqual(
      engine === 'sqlite' ? [ids[2], fresh] : expect.arrayContaining([ids[2], fresh]),
    );
    for (const [search, position] of [
      ['kehead.ex', 0],
      ['"naï', 1],
      ['100%', 1],
      ['日本語', 1],
      ['WHAT_WE', 2],
      ['x heffalump what_we', 2],
    ] as const) {
      expect(await few(search), search).toContain(ids[position]);
      expect((await few(search))?.length, search).toBeLessThan(10);
    }
  });

  it('does not contain words of one and two characters', async () => {
    await store(texts);
    await index();
    expect(await few('日本 am')).toBeUndefined();
    expect(await few('')).toBeUndefined();
  });

  it('finds a request with an older id, as after a clock was set back, after the next start', async () => {
    await store(['dossier']);
    await index();
    const [late] = await store(['a late heffalump'], Date.now() - 2 * dayMs);
    await index();
    expect(await few('heffalump')).toContain(late);
  });

  it('contains nothing of an erased request', async () => {
    const [, , erased] = await store(texts);
    await index();
    await database.write((manager) => eraseRequests(manager, [wordRecords], [erased ?? '']), {
      erases: true,
    });
    expect(await few('heffalump')).toEqual([]);
    const file = sqliteFileOf(storage.url);
    if (file !== undefined) {
      const copy = `${file}.copy`;
      await new SqliteStoredDatabase(file).copyTo(copy);
      expect(trigramsIn(copy, 'ffa')).toBe(false);
      await database.clearResidualData();
      expect(trigramsIn(file, 'keh')).toBe(true);
      expect(trigramsIn(file, 'ffa')).toBe(false);
    }
  });
});
