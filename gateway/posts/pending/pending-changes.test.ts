import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { contentWith, startBlogApp, type BlogApp, type RestPost } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { DeletedPostsService } from '../history/deleted-posts.service.ts';
import { PostRevision } from '../entities/post-revision.entity.ts';
import { PendingChanges } from './pending-changes.entity.ts';
import { everywhere } from '../testing/everywhere.ts';
import { dayMs } from '../../../schema/durations.ts';

const post = `id version title content excerpt updatedAt waitingChanges {
  number basedOn savedBy outcome draft { title content subtitle slug tags excerpt publishedAt } } `;
const saveDocument = `mutation ($id: ID!, $input: UpdatePostInput!) {
  keepPostChanges(id: $id, input: $input) { ${post} } }`;
const updateDocument = `mutation ($id: ID!, $input: UpdatePostInput!) {
  updatePost(id: $id, input: $input) { ${post} } }`;
const listDocument = `query ($id: ID!) { keptPostChanges(postId: $id) {
  number outcome endedBy text { title content } } }`;

interface Answer {
  id: string;
  version: number;
  title: string;
  content: string;
  waitingChanges: {
    number: number;
    basedOn: number;
    savedBy: string;
    draft: Record<string, unknown>;
  } | null;
}

describe.each(engines)('pending changes of a published post on %s', (engine) => {
  let app: BlogApp;
  let live: RestPost;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  beforeEach(async () => {
    live = await app.post({ title: 'As it is read', tags: ['HTA'], subtitle: 'Below the title' });
  });
  afterAll(() => app.close());

  const send = async (document: string, variables: object, headers = app.cookie) => {
    const { data, errors } = await app.graphql(document, { id: live.id, ...variables }, headers);
    const [field] = Object.values((data ?? {}) as Record<string, Answer | null>);
    return { post: field ?? undefined, error: errors[0] };
  };
  const save = (input: object) =>
    send(saveDocument, { input: { version: live.version, ...input } });
  const update = (input: object) => send(updateDocument, { input });
  const byNumber = (name: string, number: number, more = '') =>
    send(
      `mutation ($id: ID!) { ${name}(id: $id, number: ${String(number)}${more}) { ${post} } }`,
      {},
    );
  const publish = (number: number, version = live.version) =>
    byNumber('publishPostChanges', number, `, version: ${String(version)}`);
  const savedChanges = async () => {
    const { data } = await app.graphql(listDocument, { id: live.id }, app.cookie);
    return (data as { keptPostChanges: { number: number; outcome: string | null }[] })
      .keptPostChanges;
  };
  it('do not change the live text for visitors, lists, feeds, search, GraphQL and REST by a single byte', async () => {
    const before = await everywhere(app, live);
    const { post: answer, error } = await save({
      title: 'It waits',
      content: contentWith('what waits'),
      slug: 'it-waits',
      tags: ['Waiting'],
      excerpt: 'It waits.',
      faqs: [{ question: 'Who waits?', answer: 'This *one*.' }],
    });
    expect(error).toBeUndefined();
    expect(answer).toMatchObject({
      title: 'As it is read',
      version: live.version,
      waitingChanges: {
        number: 1,
        basedOn: live.version,
        savedBy: 'ada@loon.example',
        draft: { title: 'It waits', tags: ['Waiting'], subtitle: null, publishedAt: null },
      },
    });
    expect(await everywhere(app, live)).toBe(before);

    expect((await publish(1)).post).toMatchObject({ version: 2, waitingChanges: null });
    const after = await everywhere(app, live);
    expect(after).toContain('what waits');
    expect(after).toContain('/reflections/it-waits');
    expect(after).toContain('<em>one</em>');
    expect(after).not.toContain('As it is read');
  });

  it('a second save replaces the pending changes; publishing replaces only the differing fields of the public text', async () => {
    await save({ title: 'First try', subtitle: '' });
    const { post: second } = await save({ title: 'Second try', waitingChanges: 1 });
    expect(second?.waitingChanges).toMatchObject({
      number: 2,
      draft: { title: 'Second try', subtitle: '', content: null },
    });
    const { post: published } = await update({
      version: live.version,
      waitingChanges: 2,
      tags: ['RWE'],
    });
    expect(published).toMatchObject({ title: 'Second try', version: 2, waitingChanges: null });
    expect(await app.read(`{ post(slug: "${live.slug}") { subtitle tags } }`)).toEqual({
      post: { subtitle: null, tags: ['RWE'] },
    });
    expect(await savedChanges()).toMatchObject([
      { number: 2, outcome: 'PUBLISHED', endedBy: 'ada@loon.example' },
      { number: 1, outcome: 'REPLACED' },
    ]);
    const [entry] = await app.database.reader.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      action: 'post.update',
      detail: 'Changed: title, subtitle, tags. They include pending changes',
    });
    const revision = await app.database.reader.findOneByOrFail(PostRevision, { postId: live.id });
    expect(revision.snapshot).toMatchObject({ title: 'As it is read', tags: ['HTA'] });
  });

  it('stay pending when a direct change is published', async () => {
    await save({ title: 'It waits' });
    expect(await app.change(live.id, { subtitle: 'At once' })).toMatchObject({
      title: 'As it is read',
      version: 2,
    });
    expect((await update({ version: 2, tags: ['At once'] })).post).toMatchObject({
      version: 3,
      waitingChanges: { number: 1, basedOn: 1 },
    });
    const stale = await publish(1);
    expect(stale.error?.extensions.code).toBe('CONFLICT');
    expect((await publish(1, 3)).post).toMatchObject({ title: 'It waits', version: 4 });
    expect(await app.read(`{ post(slug: "${live.slug}") { subtitle tags } }`)).toEqual({
      post: { subtitle: 'At once', tags: ['At once'] },
    });
  });

  it('two tabs: the second one gets a conflict, and both texts are available', async () => {
    await save({ title: 'Of one tab' });
    for (const outdated of [
      await save({ title: 'Of the other tab' }),
      await save({ title: 'Of the other tab', waitingChanges: 7 }),
      await update({ version: live.version, title: 'Of the other tab', waitingChanges: 7 }),
      await publish(7),
      await byNumber('discardPostChanges', 7),
    ]) {
      expect(outdated.error?.extensions.code).toBe('CONFLICT');
    }
    expect(await savedChanges()).toMatchObject([
      { number: 1, outcome: null, text: { title: 'Of one tab' } },
    ]);
    await app.change(live.id, { title: 'Published meanwhile' });
    const refused = await save({ title: 'Late', waitingChanges: 1 });
    expect(refused.error).toMatchObject({
      message: expect.stringContaining('you edited version 1, and it is now version 2') as string,
      extensions: { code: 'CONFLICT' },
    });
    expect(await savedChanges()).toHaveLength(1);
  });

  it('are saved or published by only one of several concurrent requests', async () => {
    await save({ title: 'First' });
    const outcomes = await Promise.all([
      ...Array.from({ length: 4 }, (_, index) =>
        save({ title: `T${String(index)}`, waitingChanges: 1 }),
      ),
      publish(1),
      byNumber('discardPostChanges', 1),
    ]);
    expect(outcomes.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(outcomes.flatMap(({ error }) => error?.extensions.code ?? [])).toEqual(
      Array.from({ length: 5 }, () => 'CONFLICT'),
    );
  });

  it('can be restored once discarded, and their outcome is in history and audit log', async () => {
    await save({ title: 'Not this one', content: contentWith('second thoughts') });
    expect((await byNumber('discardPostChanges', 1)).post).toMatchObject({ waitingChanges: null });
    expect(await savedChanges()).toMatchObject([
      { number: 1, outcome: 'DISCARDED', text: { title: 'Not this one' } },
    ]);
    await save({ title: 'Another' });
    expect((await byNumber('restorePostChanges', 1)).error?.extensions.code).toBe('CONFLICT');
    await byNumber('discardPostChanges', 2);
    expect((await byNumber('restorePostChanges', 9)).error?.extensions.code).toBe('NOT_FOUND');
    expect((await byNumber('restorePostChanges', 1)).post?.waitingChanges).toMatchObject({
      number: 3,
      draft: { title: 'Not this one', content: contentWith('second thoughts') },
    });
    const entries = await app.database.reader.find(AuditEntry, {
      where: { subjectId: live.id },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ action }) => action).slice(2)).toEqual([
      'post.changes.keep',
      'post.changes.discard',
      'post.changes.keep',
      'post.changes.discard',
      'post.changes.restore',
    ]);
  });

  it('are visible without login through a preview link until they are published', async () => {
    const link = async () => {
      const document = `mutation { createPreviewLink(postId: "${live.id}") }`;
      const { data, errors } = await app.graphql(document, {}, app.cookie);
      return {
        path: (data as { createPreviewLink?: string } | null)?.createPreviewLink ?? '',
        errors,
      };
    };
    expect((await link()).errors[0]?.extensions.code).toBe('CONFLICT');
    await save({
      title: 'Shown in private',
      content: contentWith('**private** matters'),
      faqs: [{ question: 'For whom?', answer: 'For *some*.' }],
    });
    const { path } = await link();
    const html = await (await app.send('GET', path)).text();
    expect(html).toContain('Shown in private');
    expect(html).toContain('<strong>private</strong>');
    expect(html).toContain('<em>some</em>');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(await (await app.send('GET', `/reflections/${live.slug}`)).text()).not.toContain(
      'private',
    );
    await app.change(live.id, { subtitle: 'A correction meanwhile' });
    expect(await (await app.send('GET', path)).text()).toContain('A correction meanwhile');
    await publish(1, 2);
    expect((await app.send('GET', path)).status).toBe(404);
    await send(saveDocument, { input: { version: 3, title: 'Once more' } });
    const again = (await link()).path;
    await byNumber('discardPostChanges', 2);
    expect((await app.send('GET', again)).status).toBe(404);
  });

  it('survive deletion and restoration of the post, and are permanently deleted with it', async () => {
    await save({ title: 'It waits' });
    await app.send('DELETE', `/api/blog/admin/posts/${live.id}`, undefined, app.cookie);
    expect((await publish(1)).error?.extensions.code).toBe('NOT_FOUND');
    const { post: back } = await send(
      `mutation ($id: ID!) { restorePost(id: $id) { ${post} } }`,
      {},
    );
    expect(back?.waitingChanges).toMatchObject({ draft: { title: 'It waits' } });
    await app.send('DELETE', `/api/blog/admin/posts/${live.id}`, undefined, app.cookie);
    const later = () => new Date(Date.now() + 31 * dayMs);
    await new DeletedPostsService(app.database, later).purge();
    expect(await app.database.reader.countBy(PendingChanges, { postId: live.id })).toBe(0);
  });

  it('are validated like a save, and cannot hide a post', async () => {
    const short = await save({ content: 'Too short' });
    expect(short.error).toMatchObject({
      message: 'Content must be at least 100 characters',
      extensions: { code: 'BAD_USER_INPUT', fields: { content: expect.any(String) as string } },
    });
    const hidden = await save({ published: false });
    expect(hidden.error?.extensions).toMatchObject({
      fields: { published: expect.any(String) as string },
    });
    const unversioned = await send(saveDocument, { input: { title: 'No version' } });
    expect(unversioned.error?.extensions).toMatchObject({
      fields: { version: expect.any(String) as string },
    });
    expect(await savedChanges()).toEqual([]);
  });

  it('do not exist for an unknown id', async () => {
    await save({ title: 'It waits' });
    const { data, errors } = await app.graphql(listDocument, { id: 'no-id' }, app.cookie);
    expect({ data, errors }).toEqual({ data: { keptPostChanges: [] }, errors: [] });
  });

  it('are only for administrators', async () => {
    await save({ title: 'It waits' });
    const before = await app.database.reader.find(PendingChanges);
    for (const document of [
      `{ post(slug: "${live.slug}") { waitingChanges { number } } }`,
      `{ keptPostChanges(postId: "${live.id}") { number } }`,
      `mutation { keepPostChanges(id: "${live.id}", input: { version: 1, waitingChanges: 1 }) { id } }`,
      `mutation { publishPostChanges(id: "${live.id}", number: 1, version: 1) { id } }`,
      `mutation { discardPostChanges(id: "${live.id}", number: 1) { id } }`,
      `mutation { restorePostChanges(id: "${live.id}", number: 1) { id } }`,
    ]) {
      const { data, errors } = await app.graphql(document);
      expect(errors[0]?.extensions.code, document).toBe('UNAUTHENTICATED');
      expect(JSON.stringify(data ?? null)).not.toContain('number');
    }
    expect(await app.database.reader.find(PendingChanges)).toEqual(before);
  });
});
