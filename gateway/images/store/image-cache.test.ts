import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AddressLimiter } from '../../http/rate-limits.ts';
import { FolderStore } from './folder-store.ts';
import { ImageCache } from './image-cache.ts';

const name = `${'a'.repeat(32)}-9x9.webp`;
const client = '192.0.2.1';
let directory: string;
let asked: string[];
let images: ImageCache;

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'loon-cache-'));
  const store = new FolderStore(directory);
  await store.put(name, Buffer.from('an image'));
  asked = [];
  const counted = {
    read: (wanted: string) => {
      asked.push(wanted);
      return store.read(wanted);
    },
  };
  images = new ImageCache(counted, new AddressLimiter({ points: 3, seconds: 60 }));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('an image with many readers is fetched only once', async () => {
  await Promise.all([images.read(name, client), images.read(name, client)]);
  for (let look = 0; look < 10; look += 1) {
    expect((await images.read(name, client))?.toString()).toBe('an image');
  }
  expect(asked).toEqual([name]);
});

it('a missing name is requested once, and made-up names count against their client', async () => {
  const unknown = (digit: number): string => `${String(digit).repeat(32)}-9x9.webp`;
  for (let look = 0; look < 10; look += 1) {
    expect(await images.read(unknown(1), client)).toBeUndefined();
  }
  await images.read(unknown(2), client);
  await images.read(unknown(3), client);
  await expect(images.read(unknown(4), client)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(asked).toEqual([1, 2, 3].map(unknown));
  expect(await images.read(name, '192.0.2.2')).toBeDefined();
});

it('known images, and only those, are served while the store is unavailable', async () => {
  let away = false;
  const store = {
    read: (wanted: string) =>
      away ? Promise.reject(new Error('away')) : Promise.resolve(Buffer.from(wanted)),
  };
  const limiter = new AddressLimiter({ points: 100, seconds: 60 });
  const brief = new ImageCache(store, limiter, 1);
  await brief.read(name, client);
  away = true;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await brief.read(name, client))?.toString()).toBe(name);
  await expect(brief.read('another', client)).rejects.toThrow('away');
});
