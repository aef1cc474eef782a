import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageMessages as messages } from '../../schema/messages.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import {
  animation,
  avifBomb,
  jpegBomb,
  longAnimation,
  sampleImage,
  pngBomb,
  webpBomb,
} from '../testing/sample-images.ts';
import {
  clearImagePlace,
  imageNamesAt,
  imagePlaces,
  makeImagePlace,
  type TestImagePlace,
} from '../testing/image-places.ts';
import { sendImage } from '../testing/send-image.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const tooManyWhole = messages.tooManyWholePixels;

interface Answer {
  success: boolean;
  error?: string;
  image?: { url: string; width: number; height: number };
}

const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** The number of images that the server is decoding. */
const decoders = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

/** The first half of a file, as after an interrupted upload. */
async function half(file: Promise<Buffer>): Promise<Buffer> {
  const bytes = await file;
  return bytes.subarray(0, bytes.length / 2);
}

describe.each(imagePlaces)('image uploads (%s, %s)', (engine, kind) => {
  let app: TestApp;
  let images: TestImagePlace;
  let cookie: string;

  beforeAll(async () => {
    images = await makeImagePlace(kind);
    app = await startTestApp(engine, { uploads: images.place });
    cookie = await app.logIn();
  });
  beforeEach(() => clearImagePlace(images.place, app.database));
  afterAll(async () => {
    await app.close();
    await images.remove();
  });

  const upload = (bytes: Buffer, headers?: Record<string, string>): Promise<Response> =>
    sendImage(app, cookie, bytes, headers);
  const stored = (): Promise<string[]> => imageNamesAt(images.place, app.database);

  /** Uploads a file that must be accepted; resolves with the response and the file as served. */
  const accepted = async (bytes: Buffer) => {
    const response = await upload(bytes);
    expect(response.status).toBe(201);
    const { success, image } = (await response.json()) as Answer;
    expect(success).toBe(true);
    const served = await fetch(`${app.url}${image?.url ?? ''}`);
    expect(served.status).toBe(200);
    return { image, served, bytes: Buffer.from(await served.arrayBuffer()) };
  };

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    're-encode a %s as WebP and serve it under a random name',
    async (format) => {
      const { image, served, bytes } = await accepted(
        await sampleImage(60, 40).toFormat(format).toBuffer(),
      );
      expect(image).toEqual({
        url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-60x40\.webp$/) as string,
        width: 60,
        height: 40,
      });
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 60,
        height: 40,
      });
      expect(await stored()).toHaveLength(1);
    },
  );

  it('strip metadata and rotate the image as the camera was held', async () => {
    const photo = await sampleImage(60, 40)
      .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { image, bytes } = await accepted(photo);
    expect(image).toMatchObject({ width: 40, height: 60 });
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('limit the longest side to 2,400 pixels', async () => {
    const { image } = await accepted(await sampleImage(3_000, 100).png().toBuffer());
    expect(image).toMatchObject({ width: 2_400, height: 80 });
  });

  it('preserve animations', async () => {
    const { image, bytes } = await accepted(await animation(20));
    expect(image).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG with script', () => svg, messages.notAnImage],
    ['HTML named .png', () => html, messages.notAnImage],
    ['nothing at all', () => Buffer.alloc(0), messages.notAnImage],
    ['a PNG of 50,000 × 50,000 pixels', () => pngBomb(50_000), messages.tooManyPixels],
    ['an AVIF of 9.2 megapixels', () => avifBomb(4_000, 2_300), tooManyWhole('AVIF')],
    ['an interlaced PNG of 9.6', () => pngBomb(3_100, true), tooManyWhole('interlaced PNG')],
    [
      'a progressive JPEG of 41',
      () => jpegBomb(8_200, 5_000, true),
      tooManyWhole('progressive JPEG'),
    ],
    ['a baseline JPEG of 51', () => jpegBomb(8_500, 6_000, false), messages.tooManyPixels],
    ['a WebP of 41', () => webpBomb(8_200, 5_000), tooManyWhole('WebP')],
    ['an AVIF of 7,000 × 8,000 pixels', () => avifBomb(7_000, 8_000), messages.tooManyPixels],
    ['an animation of 1,001 frames', () => longAnimation(1_001), messages.tooManyFrames],
    ['a cut PNG', () => half(sampleImage(300, 300).png().toBuffer()), messages.damaged],
    ['a cut JPEG', () => half(sampleImage(300, 300).jpeg().toBuffer()), messages.damaged],
    ['a cut GIF', () => half(sampleImage(300, 300).gif().toBuffer()), messages.damaged],
    ['a cut AVIF', () => half(sampleImage(300, 300).avif().toBuffer()), messages.damaged],
    ['a TIFF', () => sampleImage(20, 20).tiff().toBuffer(), messages.notAnImage],
  ])('%s is refused with 400 and a clear message', async (_what, make, error) => {
    const response = await upload(await make());
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, error });
    expect(await stored()).toEqual([]);
  });

  it.each<[number, string, Buffer, string, string]>([
    [413, 'more than 10 MB', Buffer.alloc(10_000_001), 'image/png', messages.tooLarge],
    [415, 'a multipart form', html, 'multipart/form-data; boundary=x', messages.wrongType],
  ])('%i: %s', async (status, _what, bytes, type, error) => {
    const response = await upload(bytes, { 'content-type': type });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, error });
  });

  it.each<[number, string, () => Promise<Record<string, string>>, object]>([
    [401, 'an anonymous visitor', () => Promise.resolve({ cookie: '' }), { success: false }],
    [
      401,
      'another account',
      async () => ({ cookie: await app.logIn('eve@evil.example') }),
      { success: false },
    ],
    [403, 'another site', () => Promise.resolve({ origin: 'https://evil.test' }), {}],
  ])('%i: %s', async (status, _who, headersOf, answer) => {
    const response = await upload(await sampleImage(9, 9).png().toBuffer(), await headersOf());
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ...answer, error: expect.any(String) as string });
    expect(await stored()).toEqual([]);
  });

  it('are not stored if they are cancelled while the server decodes them', async () => {
    await expect.poll(decoders).toBe(0);
    const cancellation = new AbortController();
    const sending = fetch(`${app.url}/api/blog/admin/images`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', cookie },
      body: new Uint8Array(await sampleImage(600, 400).png().toBuffer()),
      signal: cancellation.signal,
    });
    await expect.poll(decoders, { interval: 5 }).toBe(1);
    cancellation.abort();
    await expect(sending).rejects.toThrow();
    // Images are decoded one after the other, so nothing is still to be done for the first.
    const { image } = await accepted(await sampleImage(9, 9).png().toBuffer());
    expect(await stored()).toEqual([path.basename(image?.url ?? '')]);
  });

  it('are each recorded in the audit log', async () => {
    const { image } = await accepted(await sampleImage(60, 40).png().toBuffer());
    const [entry] = await app.database.reader.find(AuditEntry, {
      where: { action: 'post.image' },
      order: { id: 'DESC' },
    });
    expect(entry).toMatchObject({
      actor: 'ada@loon.example',
      area: 'post',
      detail: `60 × 40 pixels: ${image?.url ?? ''}`,
    });
  });

  it('serve only images of the store', async () => {
    const { image } = await accepted(await sampleImage(9, 9).png().toBuffer());
    for (const name of [
      `${'b'.repeat(32)}-9x9.webp`,
      '',
      '..%2fsite.sqlite',
      '%2e%2e/site.sqlite',
      'a/b.webp',
    ]) {
      const response = await fetch(`${app.url}/uploads/${name}`);
      expect(response.status, name).toBe(404);
    }
    expect((await fetch(`${app.url}${image?.url ?? ''}`, { method: 'POST' })).status).toBe(404);
  });

  it('a client that already has it gets 304, and HEAD describes it', async () => {
    const { image, served } = await accepted(await sampleImage(9, 9).png().toBuffer());
    const url = `${app.url}${image?.url ?? ''}`;
    const [tag, at] = ['etag', 'last-modified'].map((name) => served.headers.get(name) ?? '');
    // With a conditional header, fetch sends `Cache-Control: no-cache` by default and so requests
    // the whole response.
    const headers = { 'cache-control': 'max-age=0' };
    Object.assign(headers, tag ? { 'if-none-match': tag } : { 'if-modified-since': at });
    const again = await fetch(url, { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(served.headers.get('content-length'));
  });
});
