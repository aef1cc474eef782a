import { describe, expect, it } from 'vitest';
import { openStore } from '../images/store/open-store.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { imageNamesAt, makeImagePlace } from '../testing/image-places.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import type { UploadsPlace } from '../environment/uploads-place.ts';
import { runMoveUploads } from './move-uploads.ts';

const undo = undoAfterEach();
const names = ['1', '2', '3'].map((digit) => `${digit.repeat(32)}-9x9.webp`);

function urlOf(place: UploadsPlace): string {
  switch (place.kind) {
    case 'folder':
      return `file:${place.directory}`;
    case 'database':
      return 'database:';
    case 'bucket':
      return `s3://${place.bucket}`;
  }
}

describe.each(engines)('npm run uploads:move (%s)', (engine) => {
  async function prepared() {
    const storage = await createTestDatabase(engine);
    undo(() => storage.remove());
    const database = await openDatabase(storage.url);
    undo(() => database.close());
    const kinds = ['folder', 'bucket', ...(engine === 'postgres' ? ['database' as const] : [])];
    const places: UploadsPlace[] = [];
    const environment: Record<string, string> = { DATABASE_URL: storage.url };
    for (const kind of kinds as UploadsPlace['kind'][]) {
      const { place, remove } = await makeImagePlace(kind);
      undo(remove);
      places.push(place);
      if (place.kind === 'bucket') {
        environment['S3_ENDPOINT'] = place.access.endpoint ?? '';
        environment['S3_ACCESS_KEY_ID'] = place.access.credentials?.accessKeyId ?? '';
        environment['S3_SECRET_ACCESS_KEY'] = place.access.credentials?.secretAccessKey ?? '';
      }
    }
    const output: string[] = [];
    const move = async (...options: string[]): Promise<number> => {
      output.length = 0;
      return runMoveUploads(environment, options, (line) => output.push(line));
    };
    const at = async (place: UploadsPlace): Promise<string[]> =>
      (await imageNamesAt(place, database)).sort();
    const storeFiles = async (place: UploadsPlace, wanted: string[]): Promise<void> => {
      const store = openStore(place, database);
      for (const name of wanted) await store.put(name, Buffer.from(`the image ${name}`));
      store.close?.();
    };
    return { places, database, move, at, storeFiles, output };
  }

  it('moves every image from each place to the next, and completes an interrupted move', async () => {
    const { places, database, move, at, storeFiles, output } = await prepared();
    const [first] = places;
    if (first === undefined) throw new Error('There is no place.');
    await storeFiles(first, names);
    for (const [index, to] of [...places.slice(1), first].entries()) {
      const from = places[index] ?? first;
      // As after an interruption: one file was copied, none removed.
      await storeFiles(to, names.slice(0, 1));
      expect(await move(urlOf(from), urlOf(to)), urlOf(to)).toBe(0);
      expect(output).toEqual([
        `Copied 2 images from ${urlOf(from)} to ${urlOf(to)}.`,
        `Removed 3 images from ${urlOf(from)}. Set UPLOADS_URL=${urlOf(to)} before the site starts.`,
      ]);
      expect(await at(from)).toEqual([]);
      expect(await at(to)).toEqual(names);
      const store = openStore(to, database);
      expect((await store.read(names[2] ?? ''))?.toString()).toBe(`the image ${names[2] ?? ''}`);
      store.close?.();
    }
  });

  it('leaves the originals with --copy', async () => {
    const { places, move, at, storeFiles, output } = await prepared();
    const [from, to] = places;
    if (from === undefined || to === undefined) throw new Error('There are no two places.');
    await storeFiles(from, names);
    expect(await move(urlOf(from), urlOf(to), '--copy')).toBe(0);
    expect(output[1]).toBe(`They are also still at ${urlOf(from)}.`);
    expect([await at(from), await at(to)]).toEqual([names, names]);
  });

  it.each([
    [['file:a'], /^Usage: /],
    [['file:a', 'file:a'], /are the same place/],
    [['file:a', 'file:a/.'], /are the same place/],
    [['file:a', 'ftp://b'], /^ftp:\/\/b is not a storage for images/],
    [['file:a', 's3://nobody-there'], /^Not all images could be moved, and none was lost/],
    [['file:a', '--gently'], /--gently/],
  ])('%j is rejected with a plain message', async (options, message) => {
    const { places, move, at, storeFiles, output } = await prepared();
    const [folder] = places;
    if (folder === undefined) throw new Error('There is no place.');
    await storeFiles(folder, names);
    const wanted = options.map((option) => option.replace('file:a', urlOf(folder)));
    expect(await move(...wanted)).toBe(1);
    expect(output).toEqual([expect.stringMatching(message)]);
    expect(await at(folder)).toEqual(names);
  });
});
