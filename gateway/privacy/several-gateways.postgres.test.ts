import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { installationOf } from '../backup/installation.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Database } from '../database/database.ts';
import { migrationNames } from '../database/migrations.ts';
import { createLogger } from '../log/logger.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ErasureJournal } from './erasure-journal.ts';
import { Erasure } from './erasure.entity.ts';
import { readSharedErasures, SharedJournal } from './shared-journal.ts';

const undo = undoAfterEach();
const anotherSecret = 'another secret, as after it was changed';
let storage: TestDatabase;
let folder: string;

beforeEach(async () => {
  storage = await createTestDatabase('postgres');
  undo(() => storage.remove());
  folder = mkdtempSync(path.join(tmpdir(), 'loon-journals-'));
  undo(() => rmSync(folder, { recursive: true }));
});

const fileOf = (machine: string): string => path.join(folder, machine, 'loon.erasures.jsonl');

/** Runs a gateway on a machine while `use` is running. */
async function on<T>(
  machine: string,
  use: (app: TestApp) => Promise<T>,
  overrides: { sessionSecret?: string; databaseUrl?: string } = {},
): Promise<T> {
  const { databaseUrl: url = storage.url, ...others } = overrides;
  const gateway = { erasureJournal: fileOf(machine), ...others };
  const app = await startTestApp('postgres', gateway, { ...storage, url });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

async function submitBoth(app: TestApp): Promise<void> {
  await app.send('POST', '/api/loon-demo-request', demoRequest);
  await app.send('POST', '/api/loon-lens-request', accessRequest);
}

async function erase(app: TestApp, email: string): Promise<void> {
  const mutation = 'mutation ($email: String!) { erasePerson(email: $email) { requests } }';
  const { data } = await app.graphql(mutation, { email }, { cookie: await app.logIn() });
  expect(data).toEqual({ erasePerson: { requests: 1 } });
}

const peopleAt = async ({ database }: TestApp): Promise<string[]> =>
  (await database.reader.find(VisitorRequest)).map(({ email }) => email);

it('a person erased through one gateway stays erased on another after a restore', async () => {
  await on('one', submitBoth);
  const installation = {
    ...installationOf(storage.url, process.env, { uploadsDirectory: path.join(folder, 'uploads') }),
    stateDirectory: folder,
  };
  const { directory } = await makeBackup(installation, path.join(folder, 'backups'), new Date());
  await on('one', (app) => erase(app, demoRequest.email));
  const knownMigrations = migrationNames('postgres');
  await restoreBackup(installation, directory, { force: true, knownMigrations, at: new Date() });
  expect(await readSharedErasures(storage.url)).toHaveLength(1);
  await on('two', async (app) => expect(await peopleAt(app)).toEqual([accessRequest.email]));
});

it('the database only does not reveal who was erased', async () => {
  await on('one', async (app) => {
    await submitBoth(app);
    await erase(app, demoRequest.email);
    const rows = await app.database.source.query<object[]>(
      'SELECT row_to_json(k) FROM loon_erasures.key k',
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(new ErasureJournal(fileOf('one')).key.all()[0]);
    const other = await SharedJournal.open(app.database, anotherSecret);
    expect(await other.keys()).toEqual([]);
  });
});

it('a machine with a key wraps it again when the secret of the site has changed', async () => {
  await on('one', async (app) => {
    await submitBoth(app);
    await erase(app, demoRequest.email);
  });
  await on('one', () => Promise.resolve(), { sessionSecret: anotherSecret });
  await on(
    'two',
    async ({ database }) => {
      const [one, two] = ['one', 'two'].map((machine) => new ErasureJournal(fileOf(machine)));
      expect(two?.key.all()).toEqual(one?.key.all());
      expect(await database.reader.count(Erasure)).toBe(1);
    },
    { sessionSecret: anotherSecret },
  );
});

it('machines with separate journals and keys exchange all entries when they share a database', async () => {
  for (const [machine, email] of [
    ['one', demoRequest.email],
    ['two', accessRequest.email],
  ] as const) {
    const journal = new ErasureJournal(fileOf(machine));
    const emailHash = journal.key.hashOf(email);
    journal.append([
      { id: randomUUID(), emailHash, erasedAt: new Date(), erasedBy: 'ada@loon.example' },
    ]);
  }
  await on('one', () => Promise.resolve());
  await on('two', () => Promise.resolve());
  // As if a restore had brought both back.
  await on('three', async (app) => {
    await submitBoth(app);
    await app.database.write((manager) => manager.clear(Erasure));
  });
  await on('three', async (app) => expect(await peopleAt(app)).toEqual([]));
  expect(readFileSync(fileOf('three'), 'utf8').match(/emailHash/g)).toHaveLength(2);
});

it('the launch checklist reports a journal that is on one machine only', async () => {
  const journalItem = async (app: TestApp): Promise<unknown> => {
    const query = '{ launchChecklist { id done detail remedy } }';
    const { data } = await app.graphql(query, {}, { cookie: await app.logIn() });
    const { launchChecklist } = data as { launchChecklist: { id: string }[] };
    return launchChecklist.find(({ id }) => id === 'erasures');
  };
  const role = `loon_${randomUUID().replaceAll('-', '')}`;
  await on('one', async ({ database: { source } }) => {
    await source.query(`CREATE ROLE "${role}" LOGIN`);
    await source.query('DROP SCHEMA loon_erasures CASCADE');
    await source.query(`GRANT ALL ON SCHEMA public TO "${role}"`);
    await source.query(`GRANT ALL ON ALL TABLES IN SCHEMA public TO "${role}"`);
    await source.query(`GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO "${role}"`);
  });
  undo(() =>
    on('one', async ({ database: { source } }) => {
      await source.query(`DROP OWNED BY "${role}"`);
      await source.query(`DROP ROLE "${role}"`);
    }),
  );
  const limited = new URL(storage.url);
  limited.username = role;
  expect(await on('one', journalItem, { databaseUrl: limited.href })).toMatchObject({
    done: false,
    detail: 'The erasure journal is on one machine only.',
    remedy: expect.stringContaining('CREATE SCHEMA loon_erasures') as string,
  });
  expect(await on('one', journalItem)).toMatchObject({
    done: true,
    detail: expect.stringContaining('as long as one gateway that was running') as string,
    remedy: '',
  });
});

it('an erasure that cannot be shared with all gateways is logged, and shared at the next start', async () => {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const logger = createLogger({ level: 'error', pretty: false }, { write });
  const journal = new ErasureJournal(fileOf('one'), logger);
  const joined = async (): Promise<Database> => {
    const database = await openDatabase(storage.url);
    await journal.join(await SharedJournal.open(database, anotherSecret));
    return database;
  };
  const database = await joined();
  const emailHash = journal.key.hashOf('person@clinic.example');
  const erasure = { id: randomUUID(), emailHash, erasedAt: new Date(), erasedBy: 'ada' };
  journal.append([erasure]);
  await database.close();
  await journal.share([erasure]);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'An erasure could not be sent to the other gateways yet',
  ]);
  expect(await readSharedErasures(storage.url)).toEqual([]);
  await (await joined()).close();
  expect(await readSharedErasures(storage.url)).toEqual([erasure]);
});
