import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { openStore } from '../images/store/open-store.ts';
import type { UploadsPlace } from '../environment/uploads-place.ts';
import { startBucketServer } from './bucket-server.ts';
import { engines } from './test-database.ts';

type Kind = UploadsPlace['kind'];

/** Each engine with each place where its images can be stored. */
export const imagePlaces: [engine: 'sqlite' | 'postgres', kind: Kind][] = engines.flatMap(
  (engine): [typeof engine, Kind][] => [
    [engine, 'folder'],
    [engine, 'bucket'],
    ...(engine === 'postgres' ? [[engine, 'database'] as [typeof engine, Kind]] : []),
  ],
);

/** A place for images that only one test uses. */
export interface TestImagePlace {
  place: UploadsPlace;
  remove: () => Promise<void>;
}

/** Creates an empty place; a table is in the test's database. */
export async function makeImagePlace(kind: Kind): Promise<TestImagePlace> {
  if (kind === 'bucket') {
    const { place, close } = await startBucketServer();
    return { place, remove: close };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-images-'));
  return {
    place: kind === 'folder' ? { kind, directory: path.join(folder, 'uploads') } : { kind },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** The names of the stored images. */
export async function imageNamesAt(place: UploadsPlace, database: Database): Promise<string[]> {
  const store = openStore(place, database);
  const names: string[] = [];
  for await (const name of store.names()) {
    names.push(name);
  }
  store.close?.();
  return names;
}

export async function clearImagePlace(place: UploadsPlace, database: Database): Promise<void> {
  const store = openStore(place, database);
  for await (const name of store.names()) {
    await store.remove(name);
  }
  store.close?.();
}
