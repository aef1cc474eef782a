import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { storedSessionSecret } from './auth/session-secret.ts';
import { installationOf } from './backup/installation.ts';
import { makeBackup } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { migrationNames } from './database/migrations.ts';
import { erasureJournalOf, searchIndexOf, uploadsDirectoryOf } from './state-directory.ts';
import { undoAfterEach } from './testing/cleanup.ts';
import { picture } from './testing/sample-images.ts';
import { demoRequest } from './testing/sample-requests.ts';
import { startTestApp } from './testing/test-app.ts';
import { createTestDatabase, engines } from './testing/test-database.ts';

const undo = undoAfterEach();

it.each([
  ['sqlite:/srv/loon/site.sqlite', '/srv/loon/site.sqlite.erasures.jsonl'],
  ['sqlite:/srv/loon/staging.sqlite', '/srv/loon/staging.sqlite.erasures.jsonl'],
  ['postgres://loon@db.example/loon', path.resolve('data/loon.erasures.jsonl')],
  ['postgres://loon@db.example/staging?ssl=1', path.resolve('data/staging.erasures.jsonl')],
])('erasures of %s stand in a journal of its own', (databaseUrl, file) => {
  expect(erasureJournalOf(databaseUrl)).toBe(file);
});

it.each(engines)('git ignores every file that a site on %s writes below data/', async (engine) => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'loon-checkout-'));
  undo(() => rmSync(checkout, { recursive: true }));
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: checkout, encoding: 'utf8' });
  git('init', '--quiet');
  copyFileSync(path.join(import.meta.dirname, '../.gitignore'), path.join(checkout, '.gitignore'));
  const data = path.join(checkout, 'data');
  mkdirSync(data);
  const storage =
    engine === 'sqlite'
      ? { url: `sqlite:${path.join(data, 'site.sqlite')}`, remove: () => Promise.resolve() }
      : await createTestDatabase(engine);
  undo(() => storage.remove());
  // With PostgreSQL the state is below the working directory, which a test does not change.
  const below = (file: string) => path.join(data, path.basename(file));
  const uploadsDirectory = below(uploadsDirectoryOf(storage.url));
  const searchFile = below(searchIndexOf(storage.url));
  const app = await startTestApp(
    engine,
    {
      stateDirectory: data,
      erasureJournal: below(erasureJournalOf(storage.url)),
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
  // A small blog's index is not worth a file.
  writeFileSync(searchFile, '');
  mkdirSync(uploadsDirectory, { recursive: true });
  writeFileSync(path.join(uploadsDirectory, 'figure.webp'), await picture(2, 2).webp().toBuffer());
  const installation = {
    ...installationOf(storage.url, process.env, uploadsDirectory),
    stateDirectory: data,
  };
  const { directory } = await makeBackup(installation, path.join(data, 'backups'), new Date());
  const knownMigrations = migrationNames(engine);
  await restoreBackup(installation, directory, { force: true, knownMigrations, at: new Date() });
  expect(readdirSync(data)).toContain('last-backup.json');
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe('?? .gitignore\n');
});
