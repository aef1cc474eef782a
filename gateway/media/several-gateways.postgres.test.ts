import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { makeImagePlace } from '../testing/image-places.ts';
import { mediaDesk } from '../testing/media-desk.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { UploadsPlace } from '../environment/uploads-place.ts';

const undo = undoAfterEach();
let storage: TestDatabase;
beforeEach(async () => {
  storage = await createTestDatabase('postgres');
  undo(() => storage.remove());
});

async function gateway(uploads: UploadsPlace): Promise<BlogApp> {
  const app = await startBlogApp('postgres', { uploads }, storage);
  undo(() => app.close());
  return app;
}

const textOf = async (app: BlogApp, address: string): Promise<string> =>
  (await fetch(`${app.url}${address}`)).text();
const bytesAt = async (app: BlogApp, address: string): Promise<number> =>
  (await (await fetch(`${app.url}${address}`)).arrayBuffer()).byteLength;

describe.each(['folder', 'database', 'bucket'] as const)('images in a %s', (kind) => {
  it('an image replaced through one gateway is shown by every other gateway', async () => {
    const { place, remove } = await makeImagePlace(kind);
    undo(remove);
    const [one, other] = [await gateway(place), await gateway(place)];
    const desk = mediaDesk(one);
    const url = await desk.upload([60, 40]);
    const post = await one.post({ content: contentWith(`![A figure](${url})`) });
    const article = `/reflections/${post.slug}`;
    await expect.poll(() => textOf(other, article), { timeout: 5_000 }).toContain(`src="${url}"`);
    const before = await bytesAt(other, url);
    expect((await desk.replace(path.basename(url), [90, 90])).status).toBe(200);
    await expect.poll(() => textOf(other, article), { timeout: 5_000 }).toContain(`src="${url}?v=`);
    const now = await bytesAt(one, url);
    expect(now).not.toBe(before);
    expect(await bytesAt(other, url)).toBe(now);
  });

  it('an image deleted through one gateway is deleted on every other', async () => {
    const { place, remove } = await makeImagePlace(kind);
    undo(remove);
    const [one, other] = [await gateway(place), await gateway(place)];
    const desk = mediaDesk(one);
    const url = await desk.upload();
    expect((await other.send('GET', url)).status).toBe(200);
    expect((await desk.remove(path.basename(url))).errors).toEqual([]);
    await expect
      .poll(async () => (await other.send('GET', url)).status, { timeout: 5_000 })
      .toBe(404);
  });
});
