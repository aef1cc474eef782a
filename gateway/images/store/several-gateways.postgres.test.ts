import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentWith } from '../../testing/blog-app.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { imageNamesAt, makeImagePlace } from '../../testing/image-places.ts';
import { sampleImage } from '../../testing/sample-images.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { UploadsPlace } from '../../environment/uploads-place.ts';
import { StoredImage } from '../stored-image.entity.ts';
import { FolderStore } from './folder-store.ts';

const undo = undoAfterEach();
const database: UploadsPlace = { kind: 'database' };

let storage: TestDatabase;
beforeEach(async () => {
  storage = await createTestDatabase('postgres');
  undo(() => storage.remove());
});

async function gateway(uploads: UploadsPlace, uploadsDirectory?: string): Promise<TestApp> {
  const more = uploadsDirectory === undefined ? {} : { uploadsDirectory };
  const app = await startTestApp('postgres', { uploads, ...more }, storage);
  undo(() => app.close());
  return app;
}

async function upload(app: TestApp): Promise<string> {
  const response = await fetch(`${app.url}/api/blog/admin/images`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', cookie: await app.logIn() },
    body: new Uint8Array(await sampleImage(9, 9).png().toBuffer()),
  });
  const { image } = (await response.json()) as { image: { url: string } };
  return image.url;
}

describe.each(['database', 'bucket'] as const)('several gateways with images in a %s', (kind) => {
  it('serve an upload through one immediately on another', async () => {
    const { place, remove } = await makeImagePlace(kind);
    undo(remove);
    const [one, other] = [await gateway(place), await gateway(place)];
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      expect((await to.send('GET', await upload(from))).status).toBe(200);
    }
  });
});

describe('a site whose images were in a folder', () => {
  let directory: string;
  let folder: FolderStore;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'loon-former-'));
    undo(() => rmSync(directory, { recursive: true }));
    folder = new FolderStore(directory);
  });

  it('continues to serve them from the database, even on a gateway without the folder', async () => {
    const before = await gateway({ kind: 'folder', directory });
    const url = await upload(before);
    const after = await gateway(database, directory);
    expect((await after.send('GET', url)).status).toBe(200);
    expect((await (await gateway(database)).send('GET', url)).status).toBe(200);
    // An earlier version can still be restored.
    expect(await imageNamesAt({ kind: 'folder', directory }, after.database)).toEqual([
      path.basename(url),
    ]);
  });

  it('copies images that only a text shows, but none of another site and no removed ones', async () => {
    const [shown, foreign] = ['1', '2'].map((digit) => `${digit.repeat(32)}-9x9.webp`);
    await folder.put(shown ?? '', Buffer.from('an image without a row'));
    await folder.put(foreign ?? '', Buffer.from('an image of another site'));
    const before = await gateway({ kind: 'folder', directory });
    const removed = await upload(before);
    await before.database.write((manager) =>
      manager.delete(StoredImage, { name: path.basename(removed) }),
    );
    const post = { title: 'Figures', content: contentWith(`![A figure](/uploads/${shown ?? ''})`) };
    const { status } = await before.send('POST', '/api/blog/admin/posts', post, {
      cookie: await before.logIn(),
    });
    expect(status).toBe(201);
    const after = await gateway(database, directory);
    await expect.poll(() => imageNamesAt(database, after.database)).toEqual([shown]);
  });
});

it('an unavailable bucket returns 503 with Retry-After and does not prevent the start', async () => {
  const { place, remove } = await makeImagePlace('bucket');
  await remove();
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-former-'));
  undo(() => rmSync(directory, { recursive: true }));
  await new FolderStore(directory).put(`${'a'.repeat(32)}-9x9.webp`, Buffer.from('an image'));
  const app = await gateway(place, directory);
  const read = await app.send('GET', `/uploads/${'b'.repeat(32)}-9x9.webp`);
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '5']);
  const sent = await fetch(`${app.url}/api/blog/admin/images`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', cookie: await app.logIn() },
    body: new Uint8Array(await sampleImage(9, 9).png().toBuffer()),
  });
  expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await app.database.reader.count(StoredImage)).toBe(0);
});
