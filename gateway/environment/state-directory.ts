import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { sqliteFileOf } from '../database/engine.ts';

/**
 * Where files live that belong to this installation, unless `STATE_DIRECTORY` names another place:
 * beside the SQLite file, else `data/`.
 */
export function stateDirectoryOf(databaseUrl: string): string {
  return path.dirname(sqliteFileOf(databaseUrl) ?? path.resolve('data/site.sqlite'));
}

/** The folder of uploaded images below a state directory. */
export function uploadsDirectoryIn(stateDirectory: string): string {
  return path.join(stateDirectory, 'uploads');
}

/** Whose files: a database, and the directory of what is stored beside it. */
export interface StatePlace {
  databaseUrl: string;
  stateDirectory: string;
}

/**
 * The erasure journal of one database. It is next to the database and has its name, so that
 * erasures from one database are never applied to another.
 */
export function erasureJournalOf(place: StatePlace): string {
  return path.join(place.stateDirectory, `${nameOf(place)}.erasures.jsonl`);
}

/** The file of a database's search index, read at the next start. */
export function searchIndexOf(place: StatePlace): string {
  return path.join(place.stateDirectory, `${nameOf(place)}.search`);
}

function nameOf({ databaseUrl }: StatePlace): string {
  return path.basename(sqliteFileOf(databaseUrl) ?? new URL(databaseUrl).pathname);
}

/** File systems that end with their container or with the machine. */
const temporary = new Set(['overlay', 'aufs', 'tmpfs', 'ramfs']);

const mountTable = '/proc/self/mountinfo';

function readMounts(): string {
  return existsSync(mountTable) ? readFileSync(mountTable, 'utf8') : '';
}

/**
 * Whether what is written to a directory is lost with the container or the machine, since no volume
 * is mounted there (product 10.9). `mounts` are lines as Linux writes them; elsewhere there are none.
 */
export function isTemporary(directory: string, mounts = readMounts()): boolean {
  let existing = path.resolve(directory);
  while (!existsSync(existing)) existing = path.dirname(existing);
  const real = realpathSync(existing);
  const holding = mounts
    .split('\n')
    .flatMap((line) => {
      const [mount = '', fileSystem = ''] = line.split(' - ');
      const place = (mount.split(' ')[4] ?? '').replaceAll('\\040', ' ');
      const below = place !== '' && !path.relative(place, real).startsWith('..');
      return below ? [{ place, kind: fileSystem.split(' ')[0] ?? '' }] : [];
    })
    // A later mount hides an earlier one at the same place.
    .reduce<{ place: string; kind: string } | undefined>(
      (nearest, mount) =>
        nearest !== undefined && nearest.place.length > mount.place.length ? nearest : mount,
      undefined,
    );
  return temporary.has(holding?.kind ?? '');
}
