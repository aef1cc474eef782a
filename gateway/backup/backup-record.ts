import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const recordName = 'last-backup.json';

const recordSchema = z.object({ at: z.iso.datetime(), directory: z.string() });

/** Time and folder of the last backup. */
interface BackupRecord {
  at: Date;
  directory: string;
}

export function recordBackup(stateDirectory: string, { at, directory }: BackupRecord): void {
  const file = path.join(stateDirectory, recordName);
  writeFileSync(file, `${JSON.stringify({ at: at.toISOString(), directory })}\n`);
}

/** The last backup; undefined when there was none, or its record is unreadable. */
export function lastBackup(stateDirectory: string): BackupRecord | undefined {
  const file = path.join(stateDirectory, recordName);
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    const { at, directory } = recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { at: new Date(at), directory };
  } catch {
    return undefined;
  }
}
