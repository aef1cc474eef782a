import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mediaLimits } from '../../schema/media-rules.ts';
import { auditAreas } from '../audit/audit-action.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { StoredImage } from '../images/stored-image.entity.ts';
import { openStore } from '../images/store/open-store.ts';
import { contentWith, startBlogApp } from '../testing/blog-app.ts';
import { imagePlaces } from '../testing/image-places.ts';
import { mediaDesk } from '../testing/media-desk.ts';
import { sampleImage } from '../testing/sample-images.ts';
import { nameOf, showing, startLibrary, type Library } from './testing/library.ts';

describe.each(imagePlaces)('the image library (%s, %s)', (engine, kind) => {
  let library: Library;
  let app: Library['app'];
  let desk: Library['desk'];

  beforeAll(async () => {
    library = await startLibrary(engine, kind);
    ({ app, desk } = library);
  });
  beforeEach(() => library.clear());
  afterAll(() => library.close());

  it('lists an uploaded image with its size, uploader, time and uses', async () => {
    const url = await desk.upload();
    expect(await library.only()).toMatchObject({ url, usedIn: [] });
    const post = await app.post({ title: 'Costs', ...showing(url) });
    const image = await library.only();
    expect(image).toMatchObject({
      ...{ id: nameOf(url), url, shownUrl: url, width: 60, height: 40, altText: 'A figure' },
      uploadedBy: 'ada@loon.example',
      usedIn: [{ title: 'Costs', url: `/reflections/${post.slug}` }],
    });
    expect(image.bytes).toBe((await (await fetch(`${app.url}${url}`)).arrayBuffer()).byteLength);
    expect(Date.now() - Date.parse(image.uploadedAt ?? '')).toBeLessThan(60_000);
  });

  it('counts pending changes, unsaved texts and parts of the content as uses', async () => {
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
    const uses = new Map((await library.all()).map(({ url, usedIn }) => [url, usedIn]));
    expect(uses.get(waiting)).toEqual([
      { title: 'Costs (pending changes)', url: `/blog-admin?tab=posts&post=${post.id}` },
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

  it('is paginated with cursors, newest first; a search includes texts and uses', async () => {
    const urls = [await desk.upload(), await desk.upload(), await desk.upload()];
    const [oldest = '', middle = '', newest = ''] = urls;
    const first = await desk.list({ first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(first.edges.map(({ node }) => node.url)).toEqual([newest, middle]);
    const rest = await library.all({ after: first.pageInfo.endCursor });
    expect(rest.map(({ url }) => url)).toEqual([oldest]);
    await desk.describe(nameOf(middle), 'Costs by year');
    await app.post({ title: 'The wombat report', ...showing(oldest) });
    expect((await library.all({ search: 'YEAR costs' })).map(({ url }) => url)).toEqual([middle]);
    expect((await library.all({ search: 'wombat' })).map(({ url }) => url)).toEqual([oldest]);
    expect(await library.all({ search: 'nothing like it' })).toEqual([]);
    expect((await desk.ask('{ images(first: 0) { totalCount } }')).errors[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('keeps, shows and searches the name of the file, which a replacement changes', async () => {
    const query = `?${new URLSearchParams({ name: 'Übersicht  2026.png' }).toString()}`;
    expect((await desk.sendImage('POST', query, [60, 40])).status).toBe(201);
    const { id, fileName } = await library.only();
    expect(fileName).toBe('Übersicht 2026.png');
    expect(await library.all({ search: 'übersicht' })).toHaveLength(1);
    await desk.replace(id, [30, 30]);
    expect((await library.only()).fileName).toBe('Übersicht 2026.png');
    const replaced = await desk.sendImage('PUT', `/${id}?name=${'x'.repeat(300)}`, [30, 30]);
    expect(replaced.status).toBe(200);
    expect((await library.only()).fileName).toBe('x'.repeat(200));
  });

  it('an alternative text is stored on one line, within its limit', async () => {
    const id = nameOf(await desk.upload());
    expect((await desk.describe(id, ' Costs\nby  year ')).errors).toEqual([]);
    expect(await library.only()).toMatchObject({ altText: 'Costs by year' });
    const { errors } = await desk.describe(id, 'x'.repeat(mediaLimits.altTextMax + 1));
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { altText: 'Alternative text must be at most 500 characters.' },
    });
    expect(await library.only()).toMatchObject({ altText: 'Costs by year' });
  });

  it('takes over the alternative text given where an image is used, until it has its own', async () => {
    const url = await desk.upload();
    const id = nameOf(url);
    const members = await app.read<{ contentPart: { value: { image: string }[] } }>(
      '{ contentPart(name: "team") { value } }',
      'administrator',
    );
    const [first, ...others] = members.contentPart.value;
    const draft = [{ ...first, image: url, altText: 'Ada at her desk' }, ...others];
    await desk.ask(
      'mutation ($value: JSON!) { saveContentDraft(name: "team", value: $value) { name } }',
      { value: draft },
    );
    expect((await library.only()).altText).toBe('Ada at her desk');
    expect(await library.all({ search: 'ada desk' })).toHaveLength(1);
    await desk.ask('mutation { discardContentDraft(name: "team") { name } }');
    expect((await library.only()).altText).toBe('');
    await app.post({ content: contentWith(`![Costs \\[2026\\] in a *table*](${url} "Caption")`) });
    expect((await library.only()).altText).toBe('Costs [2026] in a *table*');
    await desk.describe(id, 'Costs by year');
    expect((await library.only()).altText).toBe('Costs by year');
  });

  it('is only for administrators of this site', async () => {
    const id = nameOf(await desk.upload());
    const anonymous = {};
    for (const query of [
      '{ images { totalCount } }',
      `mutation { updateImage(id: "${id}", altText: "") { id } }`,
      `mutation { deleteImage(id: "${id}") }`,
    ]) {
      const { errors } = await app.graphql(query, {}, anonymous);
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
    expect((await desk.sendImage('PUT', `/${id}`, [9, 9], anonymous)).status).toBe(401);
    const foreign = { ...app.cookie, origin: 'https://evil.test' };
    expect((await desk.sendImage('PUT', `/${id}`, [9, 9], foreign)).status).toBe(403);
    expect(await library.only()).toMatchObject({ width: 60 });
  });

  it('records each action on an image in the audit log', async () => {
    const url = await desk.upload();
    await desk.describe(nameOf(url), 'Costs');
    await desk.replace(nameOf(url), [30, 90]);
    await desk.remove(nameOf(url));
    const entries = await app.database.reader.find(AuditEntry, {
      where: { area: auditAreas.POSTS },
      order: { id: 'DESC' },
      take: 3,
    });
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['post.image.delete', `Costs: ${url}`],
      ['post.image.replace', `30 × 90 pixels: ${url}`],
      ['post.image.edit', `Costs: ${url}`],
    ]);
  });

  it('contains the uploads of an earlier release, and none of another site', async () => {
    const logged = await desk.upload();
    const store = openStore(library.images.place, app.database);
    const [shown = '', foreign = ''] = ['1', '2'].map((digit) => `${digit.repeat(32)}-9x9.webp`);
    for (const name of [shown, foreign]) {
      await store.put(name, await sampleImage(9, 9).webp().toBuffer());
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
    const later = await startBlogApp(engine, { uploads: library.images.place }, library.storage);
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
