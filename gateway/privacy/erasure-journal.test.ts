import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { clearResidualData } from './clear-residual-data.ts';
import { ErasureJournal } from './erasure-journal.ts';

const undo = undoAfterEach();
let folder: string;
let lines: string[];
const logger = createLogger(
  { level: 'warn', pretty: false },
  { write: (line: string) => void lines.push(line) },
);
const said = (): string[] => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loon-journal-'));
  undo(() => rmSync(folder, { recursive: true }));
  lines = [];
});

function erasureOf(journal: ErasureJournal, email: string) {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    emailHash: journal.key.hashOf(email),
    erasedAt: new Date('2030-01-01T12:00:00Z'),
    erasedBy: 'ada@loon.example',
  };
}

it('a lost key of the journal is reported to the operator, and an existing key is not', () => {
  const file = path.join(folder, 'erasures.jsonl');
  const journal = new ErasureJournal(file, logger);
  journal.append([erasureOf(journal, 'person@clinic.example')]);
  new ErasureJournal(file, logger).upgrade();
  expect(said()).toEqual([]);
  rmSync(path.join(folder, 'erasures.key'));
  new ErasureJournal(file, logger).upgrade();
  expect(said()).toEqual([
    'The key of the erasure journal is lost: data that a restore brings back is not erased again',
  ]);
  expect(new ErasureJournal(file).read()).toHaveLength(1);
});

it('an erasure that cannot be written to the journal is logged without the person and still takes effect', () => {
  const file = path.join(folder, 'erasures.jsonl');
  const journal = new ErasureJournal(file, logger);
  const erasure = erasureOf(journal, 'person@clinic.example');
  mkdirSync(file);
  journal.append([erasure]);
  expect(said()).toEqual(['An erasure could not be written to the erasure journal']);
  expect(lines.join('')).not.toContain('clinic.example');
  rmdirSync(file);
  journal.append([erasure]);
  expect(journal.read()).toEqual([erasure]);
});

it('residual data that cannot be removed yet is logged, and the erasure still takes effect', async () => {
  const storage = await createTestDatabase('sqlite');
  undo(storage.remove);
  const database = await openDatabase(storage.url);
  await clearResidualData(database, logger);
  expect(said()).toEqual([]);
  await database.close();
  await clearResidualData(database, logger);
  expect(said()).toEqual(['Erased data has not yet been removed from every file']);
});
