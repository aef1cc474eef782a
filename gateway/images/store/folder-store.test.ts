import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { FolderStore } from './folder-store.ts';

const undo = undoAfterEach();
const name = `${'a'.repeat(32)}-9x9.webp`;
let directory: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-folder-'));
  undo(() => rmSync(folder, { recursive: true }));
  directory = path.join(folder, 'uploads');
});

async function namesIn(store: FolderStore): Promise<string[]> {
  const names: string[] = [];
  for await (const each of store.names()) names.push(each);
  return names;
}

it('a folder without uploads has no images', async () => {
  const store = new FolderStore(directory);
  expect(await namesIn(store)).toEqual([]);
  expect(await store.read(name)).toBeUndefined();
});

it('an existing image that cannot be read is UNAVAILABLE, not missing', async () => {
  mkdirSync(path.join(directory, name), { recursive: true });
  await expect(new FolderStore(directory).read(name)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    cause: { code: 'EISDIR' },
  });
});

it('a folder that cannot be listed does not count as empty', async () => {
  writeFileSync(directory, 'a file where the folder should be');
  await expect(namesIn(new FolderStore(directory))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
