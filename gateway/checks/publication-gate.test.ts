import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLimits, type Finding } from '../../schema/check-rules.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { Post } from '../posts/entities/post.entity.ts';
import { contentWith, startBlogApp, type BlogApp, type RestPost } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';

const wrong = contentWith('what Lens can do: Loon Lens reached 97 % sensitivity');
const clean = contentWith('what Lens can do: Loon Lens reached 99 % sensitivity');
const overrideReason = 'The study is cited as it was published.';
const contradicted = expect.objectContaining({
  rule: 'claim-contradicted',
  severity: 'BLOCKS',
  message: expect.stringContaining('97 %') as string,
  excerpt: expect.stringContaining('97 %') as string,
  suggestion: expect.any(String) as string,
}) as Finding;

interface Refusal {
  code: string;
  findings?: Finding[];
  fields?: Record<string, string>;
}

describe.each(engines)('a post with blocking findings is not published on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  const save = async (document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await app.graphql(document, variables, app.cookie);
    const [saved] = Object.values((data ?? {}) as Record<string, Partial<Post> | null>);
    const refusal: Refusal | undefined = errors[0]?.extensions;
    return { saved, refusal };
  };
  const create = (input: object) =>
    save('mutation ($input: CreatePostInput!) { createPost(input: $input) { id version } }', {
      input: { title: 'Evidence', content: wrong, ...input },
    });
  const update = (id: string, input: object) =>
    save(
      `mutation ($id: ID!, $input: UpdatePostInput!) {
        updatePost(id: $id, input: $input) { id version } }`,
      { id, input },
    );
  const storedOf = (id: string): Promise<Post> => app.database.reader.findOneByOrFail(Post, { id });
  const reasonsFor = async (subjectId: string): Promise<(string | null)[]> => {
    const where = { subjectId, action: 'post.override' as const };
    const entries = await app.database.reader.find(AuditEntry, { where, order: { id: 'ASC' } });
    return entries.map(({ detail }) => detail);
  };
  const draft = (fields: object = {}): Promise<RestPost> =>
    app.post({ title: 'Evidence', content: wrong, published: false, ...fields });

  it('a contradicted figure in subtitle, excerpt or meta title blocks a new post and a change', async () => {
    for (const field of ['subtitle', 'excerpt', 'metaTitle']) {
      const sent = { [field]: 'Loon Lens reached 97 % sensitivity.' };
      const { refusal } = await create({ content: clean, published: true, ...sent });
      expect(refusal, field).toMatchObject({ code: 'CHECKS_FAILED', findings: [contradicted] });
      const post = await app.post({ title: 'Evidence', content: clean, published: true });
      expect((await update(post.id, { version: 1, ...sent })).refusal, field).toMatchObject({
        code: 'CHECKS_FAILED',
      });
      // Its own excerpt is a part of the text, which was checked.
      expect((await update(post.id, { version: 1, tags: ['lens'] })).refusal).toBeUndefined();
    }
  });

  it('citations must refer to a post’s own references, also when only these change', async () => {
    const content = `${clean} So says [2](#reference-2).`;
    const references = ['One', 'Two'].map((text) => ({ text }));
    const fields = { content, metaDescription: 'About evidence.' };
    const refused = await create({ ...fields, references: references.slice(1), published: true });
    expect(refused.refusal?.findings).toMatchObject([{ rule: 'dead-link', excerpt: '2' }]);
    const { id, version } = await draft({ ...fields, references });
    expect((await update(id, { version, published: true })).refusal).toBeUndefined();
    const { version: live } = await storedOf(id);
    const shortened = await update(id, { version: live, references: references.slice(1) });
    expect(shortened.refusal).toMatchObject({ code: 'CHECKS_FAILED' });
    const reworded = [...references.slice(1), { text: 'Three' }];
    expect((await update(id, { version: live, references: reworded })).refusal).toBeUndefined();
  });

  it('a reference whose link is dead on this site blocks it, also when only the reference changes', async () => {
    const to = (url: string) => [{ text: 'Our own report.', url }];
    const dead = to('http://localhost:3000/nowhere');
    const fields = { content: clean, metaDescription: 'About evidence.' };
    const refused = await create({ ...fields, references: dead, published: true });
    expect(refused.refusal?.findings).toMatchObject([
      { rule: 'dead-link', excerpt: 'Our own report.' },
    ]);
    const alive = to('http://localhost:3000/privacy');
    const { id } = await draft({ ...fields, references: alive });
    expect((await app.put(id, { published: true })).status).toBe(200);
    expect((await app.put(id, { references: dead })).status).toBe(422);
    expect((await app.put(id, { references: dead, overrideReason })).status).toBe(200);
    expect((await app.put(id, { tags: ['HTA'] })).status).toBe(200);
  });

  it('saving drafts is never blocked', async () => {
    const { id, version } = await draft();
    expect((await update(id, { version, title: 'Still a draft' })).refusal).toBeUndefined();
    expect((await app.put(id, { content: `${wrong} More.` })).status).toBe(200);
  });

  it('GraphQL: code CHECKS_FAILED with extensions.findings, at creation and at every save', async () => {
    const before = await app.database.reader.count(Post);
    const { refusal } = await create({ published: true });
    expect(refusal).toEqual({ code: 'CHECKS_FAILED', findings: [contradicted] });
    expect(await app.database.reader.count(Post)).toBe(before);
    const { id, version } = await draft();
    for (const input of [{ published: true }, { version, title: 'Other', published: true }]) {
      expect((await update(id, input)).refusal).toEqual({
        code: 'CHECKS_FAILED',
        findings: [contradicted],
      });
    }
    expect(await storedOf(id)).toMatchObject({ title: 'Evidence', published: false, version });
  });

  it('REST: 422 {"error","findings"}', async () => {
    const body = { title: 'Evidence', content: wrong, published: true };
    const { id } = await draft();
    for (const response of [
      await app.send('POST', '/api/blog/admin/posts', body, app.cookie),
      await app.put(id, { published: true }),
      await app.put(id, body),
    ]) {
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        error: expect.stringContaining('not published') as string,
        findings: [contradicted],
      });
    }
    expect(await storedOf(id)).toMatchObject({ published: false, version: 1 });
  });

  it('with overrideReason it is published, and the audit log records the reason', async () => {
    const { id, version } = await draft();
    const { refusal } = await update(id, { version, published: true, overrideReason });
    expect(refusal).toBeUndefined();
    expect(await storedOf(id)).toMatchObject({ published: true, version });
    const rest = await draft();
    expect((await app.put(rest.id, { published: true, overrideReason })).status).toBe(200);
    const { saved } = await create({ published: true, overrideReason });
    for (const published of [id, rest.id, saved?.id ?? '']) {
      expect(await reasonsFor(published)).toEqual([overrideReason]);
    }
  });

  it('an unnecessary reason is not recorded', async () => {
    const { id } = await app.post({ content: clean, overrideReason });
    expect(await reasonsFor(id)).toEqual([]);
  });

  it('overrideReason has 10 to 500 characters', async () => {
    const { reasonMin, reasonMax } = checkLimits;
    expect([reasonMin, reasonMax]).toEqual([10, 500]);
    const { id } = await draft();
    for (const length of [reasonMin - 1, reasonMax + 1]) {
      const reason = 'x'.repeat(length);
      const { refusal } = await update(id, { published: true, overrideReason: reason });
      expect(refusal).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { overrideReason: 'The reason must have 10 to 500 characters.' },
      });
      const response = await app.put(id, { published: true, overrideReason: reason });
      expect(response.status).toBe(400);
    }
    expect(await storedOf(id)).toMatchObject({ published: false });
    const longest = 'x'.repeat(reasonMax);
    expect((await app.put(id, { published: true, overrideReason: longest })).status).toBe(200);
    expect(await reasonsFor(id)).toEqual([longest]);
  });

  it('already published posts stay; a new text of theirs is checked', async () => {
    const { id } = await app.post({ content: wrong, overrideReason });
    expect((await app.put(id, { tags: ['HTA'] })).status).toBe(200);
    expect((await app.put(id, { published: true })).status).toBe(200);
    const other = `${wrong} It says more.`;
    expect((await app.put(id, { content: other })).status).toBe(422);
    expect((await app.put(id, { content: other, overrideReason })).status).toBe(200);
    expect((await app.put(id, { content: clean })).status).toBe(200);
    expect((await app.put(id, { title: 'Loon Lens has 97% sensitivity' })).status).toBe(422);
    expect((await app.put(id, { published: false, content: wrong })).status).toBe(200);
    expect((await app.put(id, { published: true })).status).toBe(422);
  });

  it('pending changes are checked when they are published', async () => {
    const { id, version } = await app.post({ content: clean });
    const savingChanges = `mutation ($id: ID!, $input: UpdatePostInput!) {
      keepPostChanges(id: $id, input: $input) { id } }`;
    const saved = await save(savingChanges, { id, input: { version, content: wrong } });
    expect(saved.refusal).toBeUndefined();
    const publishing = `mutation ($id: ID!, $version: Int!, $overrideReason: String) {
      publishPostChanges(id: $id, number: 1, version: $version, overrideReason: $overrideReason) {
        id version } }`;
    const refused = await save(publishing, { id, version });
    expect(refused.refusal).toMatchObject({ code: 'CHECKS_FAILED', findings: [contradicted] });
    const together = await update(id, { version, waitingChanges: 1, tags: ['HTA'] });
    expect(together.refusal?.code).toBe('CHECKS_FAILED');
    const published = await save(publishing, { id, version, overrideReason });
    expect(published.saved).toMatchObject({ version: 2 });
    expect(await reasonsFor(id)).toEqual([overrideReason]);
  });

  it('restoring an earlier version of a published post is checked, or needs a reason', async () => {
    const { id, version } = await app.post({ content: wrong, overrideReason });
    const mended = await app.change(id, { content: clean });
    const restoring = `mutation ($postId: ID!, $restored: Int!, $version: Int!, $why: String) {
      restorePostVersion(postId: $postId, restored: $restored, version: $version,
        overrideReason: $why) { id version } }`;
    const wanted = { postId: id, restored: version, version: mended.version };
    expect((await save(restoring, wanted)).refusal?.code).toBe('CHECKS_FAILED');
    const { saved } = await save(restoring, { ...wanted, why: overrideReason });
    expect(saved).toMatchObject({ version: mended.version + 1 });
  });

  it('a stale version is a conflict, whatever the findings', async () => {
    const { id, version } = await draft();
    await app.change(id, { title: 'Changed meanwhile' });
    const { refusal } = await update(id, { version, title: 'Late', published: true });
    expect(refusal?.code).toBe('CONFLICT');
  });

  it('a publication and a simultaneous save publish nothing unchecked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await draft({ content: clean });
      await Promise.all([app.put(id, { published: true }), app.put(id, { content: wrong })]);
      const { published } = await storedOf(id);
      const { content } = await app.change(id, { tags: ['Read'] });
      expect(published && content === wrong).toBe(false);
    }
  });

  it('a link to its own URL is valid once it is published', async () => {
    const content = contentWith('itself, [as you can read here](/reflections/about-itself)');
    await expect(app.post({ title: 'About itself', content })).resolves.toMatchObject({
      slug: 'about-itself',
    });
  });
});
