import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, writeManifest, type BackupManifest } from './backup-manifest.ts';
import { recordBackup } from './backup-record.ts';
import { copyFolder, type Installation } from './installation.ts';

interface Backup {
  directory: string;
  manifest: BackupManifest;
}

/** A time for use in a file name; to the millisecond, so that names are unique. */
export function stamp(at: Date): string {
  return at.toISOString().replace(/[:.]/g, '-');
}

/**
 * Copies database and uploads into a new folder below `parent` while the site runs, and records it
 * for the launch checklist. The folder gets its name when it is complete. The database comes first:
 * the images that it refers to already exist.
 * @throws CopyingProblem when the database cannot be copied; then no folder is left.
 */
export async function makeBackup(
  { database, uploadsDirectory, stateDirectory }: Installation,
  parent: string,
  at: Date,
): Promise<Backup> {
  const directory = path.resolve(parent, `loon-${stamp(at)}`);
  const partial = `${directory}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    await database.copyTo(path.join(partial, database.copyName));
    await copyFolder(uploadsDirectory, path.join(partial, 'uploads'));
    const manifest: BackupManifest = {
      format: 1,
      at: at.toISOString(),
      engine: database.engine,
      migrations: await database.appliedMigrations(),
      files: await filesBelow(partial),
    };
    await writeManifest(partial, manifest);
    await rename(partial, directory);
    recordBackup(stateDirectory, { at, directory });
    return { directory, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Removes all backups below `parent` but the newest; resolves with the names of the removed. */
export async function keepNewest(parent: string, count: number): Promise<string[]> {
  const names = (await readdir(parent)).filter((name) => /^loon-[\dT-]+Z$/.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) {
    await rm(path.join(parent, name), { recursive: true });
  }
  return old;
}
