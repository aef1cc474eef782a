import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CopyingProblem } from '../database/stored-database.ts';
import { readIntactBackup } from './backup-manifest.ts';
import { copyFolder, type Installation } from './installation.ts';
import { endAccess, type Revocation } from './end-access.ts';
import { stamp } from './make-backup.ts';

interface Restoration {
  backupOf: Date;
  /** The folders that now contain the replaced data. */
  retained: string[];
  /** How many API keys open something. */
  activeKeys: number;
}

interface RestoreOptions {
  /** Whether an existing database may be replaced. */
  force: boolean;
  /** The migrations that this version of the site knows. */
  knownMigrations: string[];
  /** Revoked API keys in addition to those recorded in the replaced database. */
  revocations?: readonly Revocation[];
  at: Date;
}

/**
 * Replaces the installation's database and uploads by a backup. Nothing is deleted: the previous
 * ones are stored next to it. Access that the backup would grant again is ended; see `endAccess`.
 * @throws CopyingProblem if the backup is damaged, of another engine or a newer version, if the
 *   site is running, or if there is a database and `force` is not given. Nothing is changed then.
 */
export async function restoreBackup(
  { database, uploadsDirectory }: Installation,
  directory: string,
  { force, knownMigrations, revocations = [], at }: RestoreOptions,
): Promise<Restoration> {
  const manifest = await readIntactBackup(directory);
  if (manifest.engine !== database.engine) {
    throw new CopyingProblem(
      `The backup is of a ${manifest.engine} database, but DATABASE_URL names a ${database.engine} one.`,
    );
  }
  const unknown = manifest.migrations.filter((name) => !knownMigrations.includes(name));
  if (unknown.length > 0) {
    throw new CopyingProblem(
      `The backup was made by a newer version of the site (${unknown.join(', ')}). Update the site first.`,
    );
  }
  await database.refuseWhileInUse();
  if (!force && ((await database.exists()) || existsSync(uploadsDirectory))) {
    throw new CopyingProblem(
      'There is already a site. Add --force to replace it; the present site will be stored next to it.',
    );
  }
  const suffix = `before-restore-${stamp(at)}`;
  const staged = `${uploadsDirectory}.restoring`;
  await rm(staged, { recursive: true, force: true });
  const images = await copyFolder(path.join(directory, 'uploads'), staged);
  const previousImages = `${uploadsDirectory}.${suffix}`;
  const hasImages = existsSync(uploadsDirectory);
  if (hasImages) {
    // First, because it fails where the folder is a mount point.
    await rename(uploadsDirectory, previousImages).catch((error: unknown) => {
      throw new CopyingProblem(
        `The images in ${uploadsDirectory} cannot be moved aside (${error instanceof Error ? error.message : String(error)}). If a volume is mounted there, mount it one folder higher.`,
      );
    });
  }
  let activeKeys = 0;
  const previousDatabase = await database
    .replaceBy(path.join(directory, database.copyName), suffix, async (restored, former) => {
      activeKeys = await endAccess(restored, { former, revocations, at });
    })
    .catch(async (error: unknown) => {
      if (hasImages) await rename(previousImages, uploadsDirectory);
      throw error;
    });
  const retained = [
    ...(previousDatabase === undefined ? [] : [previousDatabase]),
    ...(hasImages ? [previousImages] : []),
  ];
  if (images > 0) {
    await mkdir(path.dirname(uploadsDirectory), { recursive: true });
    await rename(staged, uploadsDirectory);
  }
  return { backupOf: new Date(manifest.at), retained, activeKeys };
}
