import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { PostgresStoredDatabase } from '../../database/postgres/postgres-stored-database.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { demoRequest } from '../../testing/sample-requests.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import { RequestKind, RequestStatus } from '../entities/visitor-request.entity.ts';
import { findByRareWords } from './rare-words.ts';
import { ensureTrigramIndex } from './postgres-words.ts';
import { openDatabase } from '../../site-database.ts';

const undo = undoAfterEach();
const many = 10_000;

async function opened() {
  const storage = await createTestDatabase('postgres');
  undo(() => storage.remove());
  const database = await openDatabase(storage.url);
  undo(() => database.close());
  return { url: storage.url, database };
}

function row(index: number): DemoRequest {
  return Object.assign(new DemoRequest(), demoRequest, {
    id: uuidv7(),
    kind: RequestKind.DEMO,
    status: RequestStatus.NEW,
    createdAt: new Date(),
    searchText: index === 77 ? 'the heffalump cohort' : `dossier ${String(index)}`,
  });
}

async function indexes(database: Database): Promise<string[]> {
  const rows = await database.reader.query<{ indexname: string }[]>(
    `SELECT indexname FROM pg_indexes WHERE indexname = 'visitor_request_trigrams'`,
  );
  return rows.map(({ indexname }) => indexname);
}

it('PostgreSQL’s index is created once there are many requests, and a copy can be restored without it', async () => {
  const { url, database } = await opened();
  await ensureTrigramIndex(database);
  expect(await indexes(database)).toEqual([]);
  const rows = Array.from({ length: many }, (_none, index) => row(index));
  await database.write((manager) => manager.save(rows, { chunk: 500, reload: false }));
  const chore = () => database.alone('index', () => ensureTrigramIndex(database));
  await Promise.all([chore(), chore()]);
  expect(await indexes(database)).toEqual(['visitor_request_trigrams']);
  await database.source.query('ANALYZE visitor_request');
  const plan = await database.reader.query<object[]>(
    `EXPLAIN SELECT "id" FROM "visitor_request" WHERE "searchText" LIKE '%heffalump%' LIMIT 1001`,
  );
  expect(JSON.stringify(plan)).toContain('visitor_request_trigrams');
  expect(await findByRareWords(database.reader, 'heffalump')).toEqual([rows[77]?.id]);
  expect(await findByRareWords(database.reader, 'dossier')).toBeUndefined();

  const folder = mkdtempSync(path.join(tmpdir(), 'loon-dump-'));
  undo(() => rmSync(folder, { recursive: true }));
  const dump = path.join(folder, 'database.dump');
  const environment = process.env;
  await new PostgresStoredDatabase({ url, environment }).copyTo(dump);
  const elsewhere = await createTestDatabase('postgres');
  undo(() => elsewhere.remove());
  await new PostgresStoredDatabase({ url: elsewhere.url, environment }).replaceBy(dump, 'aside');
  const restored = await openDatabase(elsewhere.url);
  undo(() => restored.close());
  expect(await findByRareWords(restored.reader, 'heffalump')).toEqual([rows[77]?.id]);
  expect(await indexes(restored)).toEqual([]);
  await ensureTrigramIndex(restored);
  expect(await indexes(restored)).toEqual(['visitor_request_trigrams']);
});
