import path from 'node:path';
import { parseArgs } from 'node:util';
import { accessAfterRestore } from '../backup/end-access.ts';
import { installationOf } from '../backup/installation.ts';
import { keepNewest, makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { migrationNames } from '../database/migrations.ts';
import { CopyingProblem } from '../database/stored-database.ts';
import { readEnvironment } from '../environment/env.ts';
import { ErasureJournal } from '../privacy/erasure-journal.ts';
import type { JournalledErasure } from '../privacy/journal-entry.ts';
import { readSharedErasures } from '../privacy/shared-journal.ts';
import type { UploadsPlace } from '../environment/uploads-place.ts';
import { withPlainProblems, type Say } from './plain-problems.ts';
import { systemClock } from '../app-dependencies.ts';

/**
 * The folder of images that belongs to a backup; other images are in the database or in a bucket.
 */
function folderOf(uploads: UploadsPlace): string | undefined {
  return uploads.kind === 'folder' ? uploads.directory : undefined;
}

function megabytes(files: { bytes: number }[]): string {
  return (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_048_576).toFixed(1);
}

/**
 * `npm run backup [-- DIRECTORY] [--keep COUNT]`: copies the site that `environment` describes into
 * a new folder, by default under `backups` next to its database. Resolves with the exit code.
 */
export function runBackup(
  environment: NodeJS.ProcessEnv,
  options: string[],
  say: Say,
): Promise<number> {
  return withPlainProblems(say, async () => {
    const { positionals, values } = parseArgs({
      args: options,
      allowPositionals: true,
      options: { keep: { type: 'string' } },
    });
    const count = Number(values.keep ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isInteger(count) || count < 1) {
      throw new CopyingProblem('--keep needs a number of backups, 1 or more.');
    }
    const { databaseUrl, stateDirectory, uploads } = readEnvironment(environment);
    const places = { stateDirectory, uploadsDirectory: folderOf(uploads) };
    const installation = installationOf(databaseUrl, environment, places);
    const parent = path.resolve(
      positionals[0] ?? path.join(installation.stateDirectory, 'backups'),
    );
    const { directory, manifest } = await makeBackup(installation, parent, systemClock());
    const { files } = manifest;
    say(`Backup: ${directory} (${megabytes(files)} MB, ${String(files.length - 1)} uploads)`);
    if (uploads.kind === 'bucket') {
      say(
        `The backup does not contain the images in s3://${uploads.bucket}; turn on versioning for that bucket.`,
      );
    }
    for (const removed of await keepNewest(parent, count)) {
      say(`Removed the older backup ${removed}`);
    }
  });
}

/** The message about erasures that the restored backup does not contain. */
function aboutErasures(
  journal: ErasureJournal,
  shared: readonly JournalledErasure[],
  backupOf: Date,
): string {
  if (!journal.exists() && shared.length === 0) {
    const since = backupOf.toISOString();
    return `This site has no erasure journal. Personal data erased after ${since} must be erased again.`;
  }
  const all = [...shared, ...journal.read()].filter(({ erasedAt }) => erasedAt > backupOf);
  const later = new Set(all.map(({ id }) => id)).size;
  return later === 0
    ? 'No personal data was erased after the backup.'
    : `Erasures after the backup: ${String(later)}. The site repeats them when it starts.`;
}

/**
 * `npm run restore -- DIRECTORY [--force]`: puts a backup in the place of the site that
 * `environment` describes. Resolves with the exit code.
 */
export function runRestore(
  environment: NodeJS.ProcessEnv,
  options: string[],
  say: Say,
): Promise<number> {
  return withPlainProblems(say, async () => {
    const { positionals, values } = parseArgs({
      args: options,
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [directory] = positionals;
    if (directory === undefined) {
      throw new CopyingProblem('Usage: npm run restore -- DIRECTORY [--force]');
    }
    const { databaseUrl, stateDirectory, uploads } = readEnvironment(environment);
    const places = { stateDirectory, uploadsDirectory: folderOf(uploads) };
    const installation = installationOf(databaseUrl, environment, places);
    const journal = new ErasureJournal(installation.erasureJournal);
    const restoration = await restoreBackup(installation, path.resolve(directory), {
      at: systemClock(),
      revocations: journal.readRevocations(),
      force: values.force,
      knownMigrations: migrationNames(installation.database.engine),
    });
    const { backupOf, retained, activeKeys } = restoration;
    const time = backupOf.toISOString();
    say(`Restored the backup of ${time}. Start the site to use it.`);
    retained.forEach((place) => say(`The previous site is stored as ${place}`));
    say(accessAfterRestore(activeKeys));
    const shared =
      installation.database.engine === 'postgres' ? await readSharedErasures(databaseUrl) : [];
    say(aboutErasures(journal, shared, backupOf));
  });
}
