import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { SessionRecord } from '../auth/session.entity.ts';
import { makeKey, type TestKey } from '../keys/testing/make-key.ts';
import { createLogger } from '../log/logger.ts';
import { PreviewLink } from '../posts/preview-link/preview-link.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ErasureJournal } from './erasure-journal.ts';

const undo = undoAfterEach();
const run = promisify(execFile);
let storage: TestDatabase;
let folder: string;
let dump: string;
let logged: string[];

beforeEach(async () => {
  storage = await createTestDatabase('postgres');
  undo(() => storage.remove());
  folder = mkdtempSync(path.join(tmpdir(), 'loon-restored-'));
  undo(() => rmSync(folder, { recursive: true }));
  dump = path.join(folder, 'site.dump');
  logged = [];
});

const fileOf = (machine: string): string => path.join(folder, machine, 'loon.erasures.jsonl');

/** Starts a gateway on a machine; its messages about a restore are in `logged`. */
async function gateway(machine: string): Promise<BlogApp> {
  const logger = createLogger(
    { level: 'warn', pretty: false },
    {
      write: (line: string) => {
        const { msg } = JSON.parse(line) as { msg: string };
        if (msg.includes('restored')) logged.push(msg);
      },
    },
  );
  const app = await startBlogApp('postgres', { erasureJournal: fileOf(machine), logger }, storage);
  let isRunning = true;
  const close = async (): Promise<void> => {
    if (isRunning) await app.close();
    isRunning = false;
  };
  undo(close);
  return { ...app, close };
}

const backUp = () => run('pg_dump', ['--format=custom', `--file=${dump}`, storage.url]);

/** Drops the database and restores it, as an operator does. */
async function restore(): Promise<void> {
  const server = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await server.connect();
  const name = new URL(storage.url).pathname.slice(1);
  await server.query(`DROP DATABASE "${name}"`);
  await server.query(`CREATE DATABASE "${name}"`);
  await server.end();
  await run('pg_restore', [`--dbname=${storage.url}`, dump]);
}

const statusOf = async (app: BlogApp, headers: Record<string, string>): Promise<number> =>
  (await app.send('GET', '/api/auth/user', undefined, headers)).status;
const keyStatus = async (app: BlogApp, { headers }: TestKey): Promise<number> =>
  (await app.graphql('{ faqs { id } }', {}, headers)).status;
const sentence = (counted: string): string =>
  `The database was restored. Everybody has to log in again. Preview links have ended. ${counted}`;

it('a single gateway that starts on a restored database repeats the erasures of another one', async () => {
  const [one, two] = [await gateway('one'), await gateway('two')];
  await one.send('POST', '/api/loon-demo-request', demoRequest);
  await one.send('POST', '/api/loon-lens-request', accessRequest);
  await backUp();
  const erasing = `mutation { erasePerson(email: "${demoRequest.email}") { requests } }`;
  expect((await one.graphql(erasing, {}, one.cookie)).errors).toEqual([]);
  await expect.poll(() => new ErasureJournal(fileOf('two')).read().length).toBe(1);
  await one.close();
  await two.close();
  await restore();
  rmSync(path.dirname(fileOf('one')), { recursive: true });
  const { database } = await gateway('two');
  const people = await database.reader.find(VisitorRequest);
  expect(people.map(({ email }) => email)).toEqual([accessRequest.email]);
});

it('a key revoked by one gateway after the dump stays revoked, whichever gateway starts first', async () => {
  const [one, two] = [await gateway('one'), await gateway('two')];
  const [revoked, good] = [await makeKey(one, ['posts.read']), await makeKey(one, ['posts.read'])];
  await backUp();
  const later = await makeKey(one, ['posts.read']);
  await one.graphql(`mutation { revokeApiKey(id: "${revoked.id}") }`, {}, one.cookie);
  await expect.poll(() => new ErasureJournal(fileOf('two')).readRevocations().length).toBe(1);
  await one.close();
  await two.close();
  await restore();
  const again = await gateway('two');
  expect(await keyStatus(again, revoked)).toBe(401);
  expect(await keyStatus(again, later)).toBe(401);
  expect(await keyStatus(again, good)).toBe(200);
  expect(logged).toContain(sentence('1 API key is in force.'));
});

it('the first gateway on a restored database ends sessions and preview links, and the next ones do not', async () => {
  const one = await gateway('one');
  const draft = await one.post({ published: false });
  await one.read(`mutation { createPreviewLink(postId: "${draft.id}") }`, 'administrator');
  await backUp();
  await one.close();
  await restore();
  // A machine without data of this site.
  const fresh = await gateway('fresh');
  expect(await statusOf(fresh, one.cookie)).toBe(401);
  expect(await statusOf(fresh, fresh.cookie)).toBe(200);
  expect(await fresh.database.reader.count(PreviewLink)).toBe(0);
  expect(logged).toEqual([sentence('No API key is in force.')]);
  const next = await gateway('one');
  expect(await statusOf(next, fresh.cookie)).toBe(200);
  expect(logged).toHaveLength(1);
});

it('a gateway that restarts on the same database ends no sessions', async () => {
  const one = await gateway('one');
  await one.close();
  const again = await gateway('one');
  expect(await statusOf(again, one.cookie)).toBe(200);
  expect(await again.database.reader.count(SessionRecord)).toBe(2);
  expect(logged).toEqual([]);
});
