import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Actor } from '../../access/actor.ts';
import { openDatabase } from '../../site-database.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { picture } from '../../testing/sample-images.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { ImageService } from './image.service.ts';
import { FolderStore } from './store/folder-store.ts';
import { StoredImage } from './stored-image.entity.ts';

const undo = undoAfterEach();
const ada: Actor = { kind: 'administrator', email: 'ada@loon.example', firstName: 'Ada' };

it('a picture that could not be recorded is not kept', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-images-'));
  undo(() => rmSync(directory, { recursive: true }));
  const storage = await createTestDatabase('sqlite');
  undo(storage.remove);
  const database = await openDatabase(storage.url);
  undo(() => database.close());
  const store = new FolderStore(directory);
  let now = (): Date => new Date();
  const images = new ImageService({ database, store, now: () => now() });
  const sent = await picture(9, 9).png().toBuffer();
  const reason = new Error('Nobody knows what time it is.');
  now = () => {
    // It is on the disk before anything is recorded of it.
    expect(readdirSync(directory)).toHaveLength(1);
    throw reason;
  };
  await expect(images.upload(ada, sent)).rejects.toBe(reason);
  expect(readdirSync(directory)).toEqual([]);
  expect(await database.reader.count(StoredImage)).toBe(0);

  now = () => new Date();
  const { url } = await images.upload(ada, sent);
  expect(readdirSync(directory)).toEqual([path.basename(url)]);
  expect(await database.reader.count(StoredImage)).toBe(1);
});
