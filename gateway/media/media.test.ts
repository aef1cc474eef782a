import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageMessages } from '../../schema/messages.ts';
import { mediaLimits } from '../../schema/media-limits.ts';
import { AuditArea } from '../audit/audit-action.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { ContentDraft } from '../content/content-draft.entity.ts';
import { FormerPicture } from '../posts/images/former-picture.entity.ts';
import { StoredImage } from '../posts/images/stored-image.entity.ts';
import { openStore } from '../posts/images/store/open-store.ts';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import {
  clearImagePlace,
  imageNamesAt,
  imagePlaces,
  makeImagePlace,
  type TestImagePlace,
} from '../testing/image-places.ts';
import { mediaDesk, type LibraryEntry } from '../testing/media-desk.ts';
import { picture } from '../testing/sample-images.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const nameOf = (url: string): string => path.basename(url);
const showing = (url: string) => ({ content: contentWith(`![A figure](${url})`) });

describe.each(imagePlaces)('the library of images (%s, %s)', (engine, kind) => {
  let app: BlogApp;
  let images: TestImagePlace;
  let desk: ReturnType<typeof mediaDesk>;
  let storage: TestDatabase;

  beforeAll(async () => {
    images = await makeImagePlace(kind);
    storage = await createTestDatabase(engine);
    app = await startBlogApp(engine, { uploads: images.place }, storage);
    desk = mediaDesk(app);
  });
  beforeEach(async () => {
    await clearImagePlace(images.place, app.database);
    await app.database.write(async (manager) => {
      await manager.clear(StoredImage);
      await manager.clear(FormerPicture);
    });
  });
  afterAll(async () => {
    await app.close();
    await storage.remove();
    await images.remove();
  });

  const all = async (variables = {}): Promise<LibraryEntry[]> =>
    (await desk.list(variables)).edges.map(({ node }) => node);
  const only = async (): Promise<LibraryEntry> => {
    const [image, ...others] = await all();
    if (image === undefined || others.length > 0) throw new Error('There is not one image.');
    return image;
  };
  const sizeAt = async (address: string): Promise<(number | undefined)[]> => {
    const served = await fetch(`${app.url}${address}`);
    const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    return [width, height];
  };
  const stored = (): Promise<string[]> => imageNamesAt(images.place, app.database);

  it('lists an uploaded image with size, who uploaded it and when, and where it is used', async () => {
    const url = await desk.upload();
    expect(await only()).toMatchObject({ url, usedIn: [] });
    const post = await app.post({ title: 'Costs', ...showing(url) });
    const image = await only();
    expect(image).toMatchObject({
      ...{ id: nameOf(url), url, shownUrl: url, width: 60, height: 40, altText: '' },
      uploadedBy: 'ada@loon.example',
      usedIn: [{ title: 'Costs', url: `/reflections/${post.slug}` }],
    });
    expect(image.bytes).toBe((await (await fetch(`${app.url}${url}`)).arrayBuffer()).byteLength);
    expect(Date.now() - Date.parse(image.uploadedAt ?? '')).toBeLessThan(60_000);
  });

  it('counts changes that wait, unsaved texts and parts of the content as uses', async () => {
    const [waiting, typed, portrait] = [
      await desk.upload(),
      await desk.upload(),
      await desk.upload(),
    ];
    const post = await app.post({ title: 'Costs' });
    const keeping = `mutation ($id: ID!, $input: UpdatePostInput!) {
      keepPostChanges(id: $id, input: $input) { id } }`;
    const input = { ...showing(waiting), version: post.version };
    expect((await desk.ask(keeping, { id: post.id, input })).errors).toEqual([]);
    const draft = `mutation ($name: String!, $value: JSON!) {
      saveContentDraft(name: $name, value: $value) { version } }`;
    expect((await desk.ask(draft, { name: 'faqs', value: [typed] })).errors).toEqual([]);
    const read = await desk.ask('{ contentPart(name: "team") { version value } }');
    const { contentPart } = read.data as {
      contentPart: { version: number; value: Record<string, unknown>[] };
    };
    const { version, value } = contentPart;
    const [first, ...others] = value;
    const publishing = `mutation ($value: JSON!, $version: Int!) {
      publishContent(name: "team", value: $value, version: $version) { version } }`;
    const team = [{ ...first, image: portrait }, ...others];
    expect((await desk.ask(publishing, { value: team, version })).errors).toEqual([]);
    const uses = new Map((await all()).map(({ url, usedIn }) => [url, usedIn]));
    expect(uses.get(waiting)).toEqual([
      { title: 'Costs (changes waiting)', url: `/blog-admin?tab=posts&post=${post.id}` },
    ]);
    expect(uses.get(typed)).toEqual([
      { title: 'FAQs (unsaved, ada@loon.example)', url: '/blog-admin?tab=content&part=faqs' },
    ]);
    expect(uses.get(portrait)).toEqual([
      { title: 'Team', url: '/blog-admin?tab=content&part=team' },
    ]);
    expect(await (await fetch(app.url)).text()).toContain(`src="${portrait}"`);
    expect((await desk.replace(nameOf(portrait), [30, 30])).status).toBe(200);
    expect(await (await fetch(app.url)).text()).toContain(`src="${portrait}?v=`);
    const discarding = 'mutation { discardContentDraft(name: "faqs") { version } }';
    expect((await desk.ask(discarding)).errors).toEqual([]);
  });

  it('pages are cut with cursors, newest first, and a search looks at texts and uses', async () => {
    const urls = [await desk.upload(), await desk.upload(), await desk.upload()];
    const [oldest = '', middle = '', newest = ''] = urls;
    const first = await desk.list({ first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(first.edges.map(({ node }) => node.url)).toEqual([newest, middle]);
    const rest = await all({ after: first.pageInfo.endCursor });
    expect(rest.map(({ url }) => url)).toEqual([oldest]);
    await desk.describe(nameOf(middle), 'Costs by year');
    await app.post({ title: 'The wombat report', ...showing(oldest) });
    expect((await all({ search: 'YEAR costs' })).map(({ url }) => url)).toEqual([middle]);
    expect((await all({ search: 'wombat' })).map(({ url }) => url)).toEqual([oldest]);
    expect(await all({ search: 'nothing like it' })).toEqual([]);
    expect((await desk.ask('{ images(first: 0) { totalCount } }')).errors[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('an alternative text is kept on one line, within its bound', async () => {
    const id = nameOf(await desk.upload());
    expect((await desk.describe(id, ' Costs\nby  year ')).errors).toEqual([]);
    expect(await only()).toMatchObject({ altText: 'Costs by year' });
    const { errors } = await desk.describe(id, 'x'.repeat(mediaLimits.altTextMax + 1));
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { altText: 'Alternative text must be at most 500 characters.' },
    });
    expect(await only()).toMatchObject({ altText: 'Costs by year' });
  });

  it('a replaced image keeps its address, and every use shows the new one at once', async () => {
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
    expect(await sizeAt(url)).toEqual([30, 90]);
    const { shownUrl, ...image } = await only();
    expect(image).toMatchObject({ url, width: 30, height: 90 });
    expect(shownUrl).toMatch(new RegExp(`^${url.replace('.', '\\.')}\\?v=[0-9a-f]{12}$`));
    const html = await (await fetch(article)).text();
    expect(html).toContain(`src="${shownUrl}" alt="A figure" width="30" height="90"`);
    expect(html).not.toContain(`src="${url}"`);
    const feed = await (await fetch(`${app.url}/feed.json`)).text();
    expect(feed).toContain(shownUrl);
    expect(await sizeAt(shownUrl)).toEqual([30, 90]);
    // What the author wrote stays as it was written.
    const [edited] = (await (
      await app.send('GET', '/api/blog/admin/posts', undefined, app.cookie)
    ).json()) as { content: string }[];
    expect(edited?.content).toContain(`(${url})`);
  });

  it('browsers keep each picture for ever where pages show it, and ask again elsewhere', async () => {
    const url = await desk.upload();
    const keeping = async (address: string): Promise<string | null> =>
      (await fetch(`${app.url}${address}`)).headers.get('cache-control');
    expect(await keeping(url)).toBe('public, max-age=31536000, immutable');
    // Another gateway may have replaced it a moment ago.
    expect(await keeping(`${url}?v=0123456789ab`)).toBe('public, no-cache');
    await desk.replace(nameOf(url), [30, 90]);
    const { shownUrl } = await only();
    expect(await keeping(shownUrl)).toBe('public, max-age=31536000, immutable');
    expect(await keeping(url)).toBe('public, no-cache');
    const tag = (await fetch(`${app.url}${url}`)).headers.get('etag') ?? '';
    const headers = { 'cache-control': 'max-age=0', 'if-none-match': tag };
    expect((await fetch(`${app.url}${url}`, { headers })).status).toBe(304);
    await desk.replace(nameOf(url), [31, 90]);
    expect((await fetch(`${app.url}${url}`, { headers })).status).toBe(200);
  });

  it('what is no image replaces nothing', async () => {
    const url = await desk.upload();
    const response = await fetch(`${app.url}/api/blog/admin/images/${nameOf(url)}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', ...app.cookie },
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, error: imageMessages.notAnImage });
    expect(await sizeAt(url)).toEqual([60, 40]);
    const unknown = await desk.replace(`${'a'.repeat(32)}-9x9.webp`, [9, 9]);
    expect(unknown.status).toBe(404);
    expect(await stored()).toHaveLength(1);
  });

  it('deleting is refused with the uses while there are any, and then leaves nothing', async () => {
    const url = await desk.upload();
    const id = nameOf(url);
    await desk.replace(id, [30, 90]);
    const post = await app.post({ title: 'Costs', ...showing(url) });
    const refused = await desk.remove(id);
    expect(refused.errors[0]?.extensions.code).toBe('CONFLICT');
    expect(refused.errors[0]?.message).toContain('“Costs”');
    expect(await sizeAt(url)).toEqual([30, 90]);
    await app.change(post.id, { content: contentWith('nothing to see') });
    expect(await only()).toMatchObject({ usedIn: [] });
    // The earlier version can be restored, and is then whole.
    expect((await desk.remove(id)).errors).toEqual([]);
    expect(await all()).toEqual([]);
    expect(await sizeAt(url)).toEqual([30, 90]);
    await app.change(post.id, showing(url));
    expect(await only()).toMatchObject({ usedIn: [{ title: 'Costs' }] });

    const other = await desk.upload();
    await desk.replace(nameOf(other), [30, 90]);
    expect((await desk.remove(nameOf(other))).errors).toEqual([]);
    expect((await app.send('GET', other)).status).toBe(404);
    expect((await all()).map(({ id: left }) => left)).toEqual([id]);
    expect(await stored()).toHaveLength(2);
    const gone = await desk.remove(nameOf(other));
    expect(gone.errors[0]?.extensions.code).toBe('NOT_FOUND');
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
  });

  it('a use that appears while an image is being deleted is not lost', async () => {
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
    const heldUp = `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND NOT granted`;
    await expect
      .poll(async () =>
        engine === 'sqlite'
          ? database.waitingWrites
          : (await database.reader.query<unknown[]>(heldUp)).length,
      )
      .toBe(1);
    events.emit('waited');
    await typing;
    const { errors } = await deletion;
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
    expect(errors[0]?.message).toContain('Team (unsaved, grace@loon.example)');
    expect(await sizeAt(url)).toEqual([60, 40]);
    await app.database.write((manager) => manager.clear(ContentDraft));
  });

  it('all of it is the administrator’s alone, and not another site’s', async () => {
    const id = nameOf(await desk.upload());
    const stranger = {};
    for (const query of [
      '{ images { totalCount } }',
      `mutation { updateImage(id: "${id}", altText: "") { id } }`,
      `mutation { deleteImage(id: "${id}") }`,
    ]) {
      const { errors } = await app.graphql(query, {}, stranger);
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
    expect((await desk.sendPicture('PUT', `/${id}`, [9, 9], stranger)).status).toBe(401);
    const foreign = { ...app.cookie, origin: 'https://evil.test' };
    expect((await desk.sendPicture('PUT', `/${id}`, [9, 9], foreign)).status).toBe(403);
    expect(await only()).toMatchObject({ width: 60 });
  });

  it('what was done to an image is in the audit log', async () => {
    const url = await desk.upload();
    await desk.describe(nameOf(url), 'Costs');
    await desk.replace(nameOf(url), [30, 90]);
    await desk.remove(nameOf(url));
    const entries = await app.database.reader.find(AuditEntry, {
      where: { area: AuditArea.POSTS },
      order: { id: 'DESC' },
      take: 3,
    });
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['post.image.delete', `Costs: ${url}`],
      ['post.image.replace', `30 × 90 pixels: ${url}`],
      ['post.image.edit', `Costs: ${url}`],
    ]);
  });

  it('what an earlier release uploaded is in the library, and nothing of another site', async () => {
    const logged = await desk.upload();
    const store = openStore(images.place, app.database);
    const [shown = '', foreign = ''] = ['1', '2'].map((digit) => `${digit.repeat(32)}-9x9.webp`);
    for (const name of [shown, foreign]) {
      await store.keep(name, await picture(9, 9).webp().toBuffer());
    }
    store.close?.();
    await app.post({ title: 'Of old', ...showing(`/uploads/${shown}`) });
    await app.database.write((manager) =>
      manager.update(
        StoredImage,
        { name: nameOf(logged) },
        { bytes: null, uploadedAt: null, uploadedBy: null },
      ),
    );
    const later = await startBlogApp(engine, { uploads: images.place }, storage);
    const { edges } = await mediaDesk(later).list();
    await later.close();
    const entries = new Map(edges.map(({ node }) => [node.url, node]));
    expect(entries.get(logged)).toMatchObject({ uploadedBy: 'ada@loon.example' });
    expect(entries.get(logged)?.uploadedAt).not.toBeNull();
    expect(entries.get(logged)?.bytes).toBeGreaterThan(0);
    expect(entries.get(`/uploads/${shown}`)).toMatchObject({ uploadedAt: null, width: 9 });
    expect(entries.has(`/uploads/${foreign}`)).toBe(false);
  });
});
