import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageMessages as messages } from '../../schema/messages.ts';
import { generousLimits } from '../testing/generous-limits.ts';
import { sampleImage } from '../testing/sample-images.ts';
import { sendImage } from '../testing/send-image.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { FolderStore } from './store/folder-store.ts';

const unfinished = `${'a'.repeat(32)}-9x9.webp.part`;

describe('the folder of uploaded images', () => {
  let app: TestApp;
  let directory: string;
  let cookie: string;

  beforeAll(async () => {
    directory = path.join(mkdtempSync(path.join(tmpdir(), 'loon-uploads-')), 'uploads');
    app = await startTestApp('sqlite', { uploads: { kind: 'folder', directory } });
    cookie = await app.logIn();
  });
  beforeEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });
  afterAll(async () => {
    await app.close();
    rmSync(path.dirname(directory), { recursive: true, force: true });
  });

  const upload = async (): Promise<Response> =>
    sendImage(app, cookie, await sampleImage(9, 9).png().toBuffer());

  it('serves no other files, inside or outside', async () => {
    expect((await upload()).status).toBe(201);
    writeFileSync(path.join(directory, unfinished), 'half');
    writeFileSync(path.join(directory, 'page.html'), '<!doctype html>');
    for (const name of [unfinished, 'page.html']) {
      const response = await fetch(`${app.url}/uploads/${name}`);
      expect(response.status, name).toBe(404);
    }
  });

  it('removes unfinished files an hour after their process ended', async () => {
    const store = new FolderStore(directory);
    mkdirSync(directory);
    expect((await upload()).status).toBe(201);
    writeFileSync(path.join(directory, unfinished), 'half');
    await store.removeUnfinished(new Date());
    expect(readdirSync(directory)).toHaveLength(2);
    await store.removeUnfinished(new Date(Date.now() + 3_700_000));
    expect(readdirSync(directory)).toEqual([expect.not.stringContaining('part')]);
  });

  it('returns 503 if the disk cannot be written, and leaves nothing behind', async () => {
    writeFileSync(directory, 'a file where the folder should be');
    const response = await upload();
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: messages.notStored });
    rmSync(directory);
    expect((await upload()).status).toBe(201);
  });
});

it('limits a client that requests many missing images; existing images do not count', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-uploads-'));
  const name = `${'a'.repeat(32)}-9x9.webp`;
  writeFileSync(path.join(directory, name), await sampleImage(9, 9).webp().toBuffer());
  const limits = { ...generousLimits, readsPerAddress: { points: 4, seconds: 60 } };
  const app = await startTestApp('sqlite', { uploads: { kind: 'folder', directory }, limits });
  const statusOf = async (asked: string): Promise<number> =>
    (await fetch(`${app.url}/uploads/${asked}`)).status;
  try {
    const present = await Promise.all(Array.from({ length: 8 }, () => statusOf(name)));
    expect(new Set(present)).toEqual(new Set([200]));
    const missing: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) {
      missing.push(await statusOf(`${String(asked).repeat(32)}-9x9.webp`));
    }
    expect(missing).toEqual([404, 404, 404, 404, 429, 429]);
    expect(await statusOf(name)).toBe(200);
  } finally {
    await app.close();
    rmSync(directory, { recursive: true });
  }
});
