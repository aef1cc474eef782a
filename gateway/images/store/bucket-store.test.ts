import { describe, expect, it } from 'vitest';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { BucketStore } from './bucket-store.ts';

const undo = undoAfterEach();
const names = ['1', '2', '3', '4', '5'].map((digit) => `${digit.repeat(32)}-9x9.webp`);
const [first = ''] = names;

async function bucketWith(access: { region?: string; secretAccessKey?: string } = {}) {
  const { place, close } = await startBucketServer();
  undo(close);
  const { region, secretAccessKey = place.access.credentials?.secretAccessKey ?? '' } = access;
  const credentials = { accessKeyId: place.access.credentials?.accessKeyId ?? '', secretAccessKey };
  const store = new BucketStore({ ...place, access: { ...place.access, region, credentials } });
  undo(() => store.close());
  return store;
}

describe('images in a bucket', () => {
  it('are stored, read, listed over several pages and removed', async () => {
    const store = await bucketWith({ region: 'eu-central-1' });
    for (const name of names) await store.put(name, Buffer.from(`the image ${name}`));
    await store.put('not-an-image.txt', Buffer.from('a text'));
    expect((await store.read(first))?.toString()).toBe(`the image ${first}`);
    const listed: string[] = [];
    for await (const name of store.names()) listed.push(name);
    expect(listed).toEqual(names);
    await store.remove(first);
    expect(await store.read(first)).toBeUndefined();
  });

  it('are refused with a wrong secret, which is not the same as a missing image', async () => {
    const store = await bucketWith({ secretAccessKey: 'another' });
    const refused = {
      cause: { name: 'SignatureDoesNotMatch', $metadata: { httpStatusCode: 403 } },
    };
    await expect(store.put(first, Buffer.from('an image'))).rejects.toMatchObject(refused);
    await expect(store.read(first)).rejects.toMatchObject(refused);
  });

  it('are UNAVAILABLE when the bucket refuses to store, read or remove them', async () => {
    const store = await bucketWith({ secretAccessKey: 'another' });
    const unavailable = { code: 'UNAVAILABLE', cause: { name: 'SignatureDoesNotMatch' } };
    await expect(store.put(first, Buffer.from('an image'))).rejects.toMatchObject(unavailable);
    await expect(store.read(first)).rejects.toMatchObject(unavailable);
    await expect(store.remove(first)).rejects.toMatchObject(unavailable);
  });
});
