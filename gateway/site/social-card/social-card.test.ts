import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('sqlite');
});
afterAll(() => app.close());

/** Width and height from a PNG's header. */
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('social cards', () => {
  it.each([
    '/social/home.png',
    '/social/privacy.png',
    '/social/terms.png',
    '/social/reflections.png',
    '/social/reflections/future-of-hta-submissions.png',
  ])('%s is a PNG of 1200 by 630 pixels', async (path) => {
    const response = await app.send('GET', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    // Other sites may show it.
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(sizeOf(Buffer.from(await response.arrayBuffer()))).toEqual([1200, 630]);
  });

  it('are revalidated, so that a changed title is in the card at once', async () => {
    const path = '/social/home.png';
    const { headers } = await app.send('GET', path);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await app.send('GET', path, undefined, known)).status).toBe(304);
  });

  it.each(['/social/unknown.png', '/social/reflections/unknown.png', '/social/blog-admin.png'])(
    '%s is 404: only public pages have a card',
    async (path) => {
      expect((await app.send('GET', path)).status).toBe(404);
    },
  );
});
