import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { storedSessionSecret } from '../auth/stored-secret.ts';
import { installationOf } from '../backup/installation.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { migrationNames } from '../database/migrations.ts';
import {
  erasureJournalOf,
  isTemporary,
  searchIndexOf,
  stateDirectoryOf,
  uploadsDirectoryIn,
} from './state-directory.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { sampleImage } from '../testing/sample-images.ts';
import { demoRequest } from '../testing/sample-requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';

const undo = undoAfterEach();

it.each([
  ['sqlite:/srv/loon/site.sqlite', '/srv/loon/site.sqlite.erasures.jsonl'],
  ['sqlite:/srv/loon/staging.sqlite', '/srv/loon/staging.sqlite.erasures.jsonl'],
  ['postgres://loon@db.example/loon', path.resolve('data/loon.erasures.jsonl')],
  ['postgres://loon@db.example/staging?ssl=1', path.resolve('data/staging.erasures.jsonl')],
])('erasures of %s are in a separate journal', (databaseUrl, file) => {
  const stateDirectory = stateDirectoryOf(databaseUrl);
  expect(erasureJournalOf({ databaseUrl, stateDirectory })).toBe(file);
});

it.each(engines)('git ignores every file that a site on %s writes below data/', async (engine) => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'loon-checkout-'));
  undo(() => rmSync(checkout, { recursive: true }));
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: checkout, encoding: 'utf8' });
  git('init', '--quiet');
  copyFileSync(
    path.join(import.meta.dirname, '../../.gitignore'),
    path.join(checkout, '.gitignore'),
  );
  const data = path.join(checkout, 'data');
  mkdirSync(data);
  const storage =
    engine === 'sqlite'
      ? { url: `sqlite:${path.join(data, 'site.sqlite')}`, remove: () => Promise.resolve() }
      : await createTestDatabase(engine);
  undo(() => storage.remove());
  const place = { databaseUrl: storage.url, stateDirectory: data };
  const uploadsDirectory = uploadsDirectoryIn(data);
  const searchFile = searchIndexOf(place);
  const app = await startTestApp(
    engine,
    {
      stateDirectory: data,
      erasureJournal: erasureJournalOf(place),
      uploads: { kind: 'folder', directory: uploadsDirectory },
    },
    storage,
  );
  await app.send('POST', '/api/loon-demo-request', demoRequest);
  const erasing = `mutation { erasePerson(email: "${demoRequest.email}") { requests } }`;
  const erased = await app.graphql(erasing, {}, { cookie: await app.logIn() });
  expect(erased.errors).toEqual([]);
  await app.close();
  storedSessionSecret(data);
  // The index of a small blog is not stored in a file.
  writeFileSync(searchFile, '');
  mkdirSync(uploadsDirectory, { recursive: true });
  writeFileSync(
    path.join(uploadsDirectory, 'figure.webp'),
    await sampleImage(2, 2).webp().toBuffer(),
  );
  const installation = installationOf(storage.url, process.env, { stateDirectory: data });
  const { directory } = await makeBackup(installation, path.join(data, 'backups'), new Date());
  const knownMigrations = migrationNames(engine);
  await restoreBackup(installation, directory, { force: true, knownMigrations, at: new Date() });
  expect(readdirSync(data)).toContain('last-backup.json');
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe('?? .gitignore\n');
});

describe('what is mounted at the state directory', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-mounts-'));
  const state = path.join(folder, 'state');
  const root = '1 0 0:1 / / rw - overlay overlay rw';
  const mounted = (fileSystem: string) =>
    `2 1 8:1 / ${folder} rw,noatime - ${fileSystem} /dev/sdb rw`;
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a directory of the container itself is temporary, and so is one in memory', () => {
    expect(isTemporary(state, root)).toBe(true);
    expect(isTemporary(state, [root, mounted('tmpfs')].join('\n'))).toBe(true);
  });

  it('a directory on a volume is not, whatever is mounted beside it', () => {
    const beside = `3 1 0:9 / ${folder}2 rw - tmpfs tmpfs rw`;
    expect(isTemporary(state, [root, mounted('ext4'), beside].join('\n'))).toBe(false);
    expect(isTemporary(state, '1 0 8:1 / / rw - ext4 /dev/sda rw')).toBe(false);
  });

  it('where the system has no list of mounts, no directory counts as temporary', () => {
    expect(isTemporary(state, '')).toBe(false);
  });
});
