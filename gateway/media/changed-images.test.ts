import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageMessages } from '../../schema/messages.ts';
import { ContentDraft } from '../content/content-draft.entity.ts';
import { contentWith } from '../testing/blog-app.ts';
import { imagePlaces } from '../testing/image-places.ts';
import { sampleImage } from '../testing/sample-images.ts';
import { nameOf, showing, startLibrary, type Library } from './testing/library.ts';

describe.each(imagePlaces)('replaced or deleted images (%s, %s)', (engine, kind) => {
  let library: Library;
  let app: Library['app'];
  let desk: Library['desk'];

  beforeAll(async () => {
    library = await startLibrary(engine, kind);
    ({ app, desk } = library);
  });
  beforeEach(() => library.clear());
  afterAll(() => library.close());

  it('have the same URL after replacement, and every use shows the new image immediately', async () => {
    const url = await desk.upload();
    const post = await app.post({ title: 'Costs', ...showing(url) });
    const article = `${app.url}/reflections/${post.slug}`;
    expect(await (await fetch(article)).text()).toContain(`src="${url}" alt="A figure" width="60"`);
    const response = await desk.replace(nameOf(url), [30, 90]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      image: { url, width: 30, height: 90 },
    });
    expect(await library.sizeAt(url)).toEqual([30, 90]);
    const { shownUrl, ...image } = await library.only();
    expect(image).toMatchObject({ url, width: 30, height: 90 });
    expect(shownUrl).toMatch(new RegExp(`^${url.replace('.', '\\.')}\\?v=[0-9a-f]{12}$`));
    const html = await (await fetch(article)).text();
    expect(html).toContain(`src="${shownUrl}" alt="A figure" width="30" height="90"`);
    expect(html).not.toContain(`src="${url}"`);
    const feed = await (await fetch(`${app.url}/feed.json`)).text();
    expect(feed).toContain(shownUrl);
    expect(await library.sizeAt(shownUrl)).toEqual([30, 90]);
    // The author's text stays unchanged.
    const [edited] = (await (
      await app.send('GET', '/api/blog/admin/posts', undefined, app.cookie)
    ).json()) as { content: string }[];
    expect(edited?.content).toContain(`(${url})`);
  });

  it('are cached permanently by browsers on pages, and revalidated elsewhere', async () => {
    const url = await desk.upload();
    const cacheControlOf = async (address: string): Promise<string | null> =>
      (await fetch(`${app.url}${address}`)).headers.get('cache-control');
    expect(await cacheControlOf(url)).toBe('public, max-age=31536000, immutable');
    // Another gateway may just have replaced it.
    expect(await cacheControlOf(`${url}?v=0123456789ab`)).toBe('public, no-cache');
    await desk.replace(nameOf(url), [30, 90]);
    const { shownUrl } = await library.only();
    expect(await cacheControlOf(shownUrl)).toBe('public, max-age=31536000, immutable');
    expect(await cacheControlOf(url)).toBe('public, no-cache');
    const tag = (await fetch(`${app.url}${url}`)).headers.get('etag') ?? '';
    const headers = { 'cache-control': 'max-age=0', 'if-none-match': tag };
    expect((await fetch(`${app.url}${url}`, { headers })).status).toBe(304);
    await desk.replace(nameOf(url), [31, 90]);
    expect((await fetch(`${app.url}${url}`, { headers })).status).toBe(200);
  });

  it('are not replaced by a file that is not an image', async () => {
    const url = await desk.upload();
    const response = await fetch(`${app.url}/api/blog/admin/images/${nameOf(url)}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', ...app.cookie },
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, error: imageMessages.notAnImage });
    expect(await library.sizeAt(url)).toEqual([60, 40]);
    const unknown = await desk.replace(`${'a'.repeat(32)}-9x9.webp`, [9, 9]);
    expect(unknown.status).toBe(404);
    expect(await library.stored()).toHaveLength(1);
  });

  it('are not replaced if the upload is cancelled while the server decodes it', async () => {
    const url = await desk.upload();
    const decoders = (): number =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
    await expect.poll(decoders).toBe(0);
    const cancellation = new AbortController();
    const sending = fetch(`${app.url}/api/blog/admin/images/${nameOf(url)}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', ...app.cookie },
      body: new Uint8Array(await sampleImage(600, 400).png().toBuffer()),
      signal: cancellation.signal,
    });
    await expect.poll(decoders, { interval: 5 }).toBe(1);
    cancellation.abort();
    await expect(sending).rejects.toThrow();
    // Images are decoded one after the other, so nothing is still to be done for the first.
    const other = await desk.upload([9, 9]);
    expect(await library.sizeAt(url)).toEqual([60, 40]);
    expect([...(await library.stored())].sort()).toEqual([url, other].map(nameOf).sort());
  });

  it('cannot be deleted while they are used, and leave no data behind when they are', async () => {
    const url = await desk.upload();
    const id = nameOf(url);
    await desk.replace(id, [30, 90]);
    const post = await app.post({ title: 'Costs', ...showing(url) });
    const refused = await desk.remove(id);
    expect(refused.errors[0]?.extensions.code).toBe('CONFLICT');
    expect(refused.errors[0]?.message).toContain('“Costs”');
    expect(await library.sizeAt(url)).toEqual([30, 90]);
    await app.change(post.id, { content: contentWith('nothing to see') });
    expect(await library.only()).toMatchObject({ usedIn: [] });
    // The earlier version can be restored and is then complete.
    expect((await desk.remove(id)).errors).toEqual([]);
    expect(await library.all()).toEqual([]);
    expect(await library.sizeAt(url)).toEqual([30, 90]);
    await app.change(post.id, showing(url));
    expect(await library.only()).toMatchObject({ usedIn: [{ title: 'Costs' }] });

    const other = await desk.upload();
    await desk.replace(nameOf(other), [30, 90]);
    expect((await desk.remove(nameOf(other))).errors).toEqual([]);
    expect((await app.send('GET', other)).status).toBe(404);
    expect((await library.all()).map(({ id: left }) => left)).toEqual([id]);
    expect(await library.stored()).toHaveLength(2);
    for (const unknown of [nameOf(other), `${nameOf(other)}\u0000`]) {
      const { errors } = await desk.remove(unknown);
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
  });

  it('do not lose a use that appears during the deletion', async () => {
    const url = await desk.upload();
    const { database } = app;
    const events = new EventEmitter();
    const isTyped = once(events, 'typed');
    const isWaited = once(events, 'waited');
    const typing = database.write(async (manager) => {
      const typed = { part: 'team', owner: 'grace@loon.example', value: [{ image: url }] };
      await manager.save(ContentDraft, { ...typed, basedOn: null, savedAt: new Date() });
      events.emit('typed');
      await isWaited;
    });
    await isTyped;
    const deletion = desk.remove(nameOf(url));
    const lockWaits = `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND NOT granted`;
    await expect
      .poll(async () =>
        engine === 'sqlite'
          ? database.queuedWrites
          : (await database.reader.query<unknown[]>(lockWaits)).length,
      )
      .toBe(1);
    events.emit('waited');
    await typing;
    const { errors } = await deletion;
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
    expect(errors[0]?.message).toContain('Team (unsaved, grace@loon.example)');
    expect(await library.sizeAt(url)).toEqual([60, 40]);
    await app.database.write((manager) => manager.clear(ContentDraft));
  });
});
