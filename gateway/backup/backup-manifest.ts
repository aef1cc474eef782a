import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { CopyingProblem } from '../database/stored-database.ts';

const manifestName = 'backup.json';

const manifestSchema = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations applied to its database. */
  migrations: z.array(z.string()),
  /** All of its files, by path within the backup. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

/** The contents of a backup, so that damage is noticed before anything is replaced. */
export type BackupManifest = z.infer<typeof manifestSchema>;

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Size and checksum of every file below a folder, by its path within it. */
export async function filesBelow(directory: string): Promise<BackupManifest['files']> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const described: BackupManifest['files'] = [];
  for (const file of files) {
    const name = path.relative(directory, file).split(path.sep).join('/');
    described.push({ path: name, bytes: (await stat(file)).size, sha256: await sha256Of(file) });
  }
  return described.filter((file) => file.path !== manifestName);
}

/** Writes the manifest, which makes a folder a backup. */
export async function writeManifest(directory: string, manifest: BackupManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(directory, manifestName), text, { mode: 0o600, flush: true });
}

/**
 * Reads the manifest of a backup and checks every file against it.
 * @throws CopyingProblem when it is no backup or not unchanged.
 */
export async function readIntactBackup(directory: string): Promise<BackupManifest> {
  const file = path.join(directory, manifestName);
  if (!existsSync(file)) {
    throw new CopyingProblem(`${directory} is not a complete backup: it has no ${manifestName}.`);
  }
  const parsed = manifestSchema.safeParse(parseJson(await readFile(file, 'utf8')));
  if (!parsed.success) {
    throw new CopyingProblem(`${file} is not readable for this version of the site.`);
  }
  const present = new Map((await filesBelow(directory)).map((found) => [found.path, found]));
  const damaged = parsed.data.files.filter(
    (wanted) => present.get(wanted.path)?.sha256 !== wanted.sha256,
  );
  if (damaged.length > 0) {
    const names = damaged.map((wanted) => wanted.path).join(', ');
    throw new CopyingProblem(`${directory} is damaged: ${names}.`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
