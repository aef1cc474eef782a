import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ApiKey } from '../keys/api-key.entity.ts';
import { ErasureJournal } from '../privacy/erasure-journal.ts';
import { Erasure } from '../privacy/erasure.entity.ts';
import { erasureJournalOf, stateDirectoryOf } from '../environment/state-directory.ts';
import { runBackup, runRestore } from './back-up.ts';
import { openDatabase } from '../site-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'loon-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const environment = { DATABASE_URL: `sqlite:${path.join(folder, 'site.sqlite')}` };

const journalOf = (databaseUrl: string): string =>
  erasureJournalOf({ databaseUrl, stateDirectory: stateDirectoryOf(databaseUrl) });

async function outputOf(
  command: typeof runBackup,
  options: string[] = [],
  variables: Record<string, string> = environment,
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await command(variables, options, (line) => lines.push(line));
  return { code, lines };
}

/** The folder that a backup reports. */
function nameOf({ lines: [line = ''] }: { lines: string[] }): string {
  return line.split(' ')[1] ?? '';
}

it('npm run backup, then npm run restore: each reports its work and its result', async () => {
  await (await openDatabase(environment.DATABASE_URL)).close();
  const backup = await outputOf(runBackup, ['--keep', '3']);
  expect(backup.code).toBe(0);
  expect(backup.lines).toEqual([
    expect.stringMatching(/^Backup: .*\/backups\/loon-\S+Z \(\d+\.\d MB, 0 uploads\)$/),
  ]);
  const directory = nameOf(backup);
  const refused = await outputOf(runRestore, [directory]);
  expect(refused).toEqual({ code: 1, lines: [expect.stringContaining('Add --force')] });
  const restored = await outputOf(runRestore, [directory, '--force']);
  expect(restored).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/^Restored the backup of \S+Z\. Start the site to use it\.$/),
      expect.stringContaining('The previous site is stored as'),
      'Everybody has to log in again. Preview links have ended. No API key is in force.',
      expect.stringMatching(/^This site has no erasure journal\./),
    ],
  });
});

it('backups beyond the requested number are removed, and each is named', async () => {
  const parent = path.join(folder, 'few');
  const older = path.basename(nameOf(await outputOf(runBackup, [parent, '--keep', '1'])));
  const newer = await outputOf(runBackup, [parent, '--keep', '1']);
  expect(newer.lines.slice(1)).toEqual([`Removed the older backup ${older}`]);
  expect(readdirSync(parent)).toEqual([path.basename(nameOf(newer))]);
});

it('images in a bucket are not in a backup, and the command says so', async () => {
  const { lines } = await outputOf(runBackup, [path.join(folder, 'apart')], {
    ...environment,
    UPLOADS_URL: 's3://loon-images',
    S3_REGION: 'eu-north-1',
  });
  expect(lines).toEqual([
    expect.stringContaining('0 uploads'),
    'The backup does not contain the images in s3://loon-images; turn on versioning for that bucket.',
  ]);
});

it('a restore reports what happens to erasures that the backup does not contain', async () => {
  const directory = nameOf(await outputOf(runBackup));
  const restore = async () => (await outputOf(runRestore, [directory, '--force'])).lines.at(-1);
  const journal = new ErasureJournal(journalOf(environment.DATABASE_URL));
  const erasure = Object.assign(new Erasure(), {
    id: randomUUID(),
    emailHash: journal.key.hashOf('ada@analytical.example'),
    erasedBy: 'ada@loon.example',
  });
  journal.append([Object.assign(erasure, { erasedAt: new Date(0) })]);
  expect(await restore()).toBe('No personal data was erased after the backup.');
  journal.append([Object.assign(erasure, { erasedAt: new Date() })]);
  expect(await restore()).toBe(
    'Erasures after the backup: 1. The site repeats them when it starts.',
  );
});

it('a key that the journal records as revoked stays revoked when the replaced database cannot be read', async () => {
  const url = `sqlite:${path.join(folder, 'damaged', 'site.sqlite')}`;
  const variables = { DATABASE_URL: url };
  const database = await openDatabase(url);
  const id = '01999999-0000-7000-8000-000000000001';
  const key = { id, name: 'Importer', scopes: [], secretHash: 'a'.repeat(64), expiresAt: null };
  const by = { createdAt: new Date(), createdBy: 'ada@loon.example' };
  await database.write((manager) =>
    manager.insert(ApiKey, { ...key, ...by, lastUsedAt: null, revokedAt: null }),
  );
  await database.close();
  const directory = nameOf(await outputOf(runBackup, [], variables));
  const accessNotice = async () =>
    (await outputOf(runRestore, [directory, '--force'], variables)).lines[2];
  const sentence = 'Everybody has to log in again. Preview links have ended.';
  expect(await accessNotice()).toBe(`${sentence} 1 API key is in force.`);
  new ErasureJournal(journalOf(url)).appendRevocations([{ id, revokedAt: new Date() }]);
  writeFileSync(path.join(folder, 'damaged', 'site.sqlite'), 'no database');
  expect(await accessNotice()).toBe(`${sentence} No API key is in force.`);
});

it.each([
  ['no directory', runRestore, [], 'Usage: npm run restore -- DIRECTORY [--force]'],
  ['an unknown option', runBackup, ['--kep', '3'], "Unknown option '--kep'"],
  ['no number', runBackup, ['--keep', 'few'], '--keep needs a number of backups'],
] as const)('%s: a line that helps, and exit code 1', async (_case, command, options, line) => {
  expect(await outputOf(command, [...options])).toEqual({
    code: 1,
    lines: [expect.stringContaining(line)],
  });
});

it('a bad environment is named', async () => {
  const { code, lines } = await outputOf(runBackup, [], { DATABASE_URL: 'mysql://nobody' });
  expect(code).toBe(1);
  expect(lines.join()).toContain('DATABASE_URL');
});
