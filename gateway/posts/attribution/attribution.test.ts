import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributionMessages } from '../../../schema/attribution-rules.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PostRevision } from '../entities/post-revision.entity.ts';

const fields = `references { text url doi }
  authors { name role portrait url member sample } reviewer { name role portrait member }
  revisedAt revisionNote metaTitle doi`;
const without = {
  references: [],
  authors: [],
  reviewer: null,
  revisedAt: null,
  revisionNote: null,
  metaTitle: null,
  doi: null,
};
const said = {
  references: [
    { text: 'Page MJ, et al. PRISMA 2020.', doi: 'https://doi.org/10.1136/bmj.n71' },
    { text: 'NICE', url: 'https://www.nice.org.uk/corporate/ecd11' },
    { text: 'A handbook on the shelf.' },
  ],
  authors: [{ name: 'élodie bertrand' }, { name: 'Ada Byron' }],
  reviewer: { member: 'rohan-mehta' },
  revisedAt: '2026-11-22',
  revisionNote: 'Sources added.',
  metaTitle: 'Evidence, in short',
  doi: 'https://doi.org/10.5281/zenodo.1234',
};
const member = { name: 'Élodie Bertrand', member: 'elodie-bertrand' };
const reviewer = { name: 'Rohan Mehta', member: 'rohan-mehta' };
const plain = { name: 'Ada Byron', member: null };
const stored = {
  references: [
    { text: 'Page MJ, et al. PRISMA 2020.', url: null, doi: '10.1136/bmj.n71' },
    { text: 'NICE', url: 'https://www.nice.org.uk/corporate/ecd11', doi: null },
    { text: 'A handbook on the shelf.', url: null, doi: null },
  ],
  authors: [member, plain],
  reviewer,
  revisedAt: '2026-11-22T12:00:00.000Z',
  revisionNote: 'Sources added.',
  metaTitle: 'Evidence, in short',
  doi: '10.5281/zenodo.1234',
};

describe.each(engines)('references, authors and revision dates of a post on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  const shown = async (slug: string) =>
    (await app.read<{ post: object }>(`{ post(slug: "${slug}") { ${fields} } }`)).post;
  const versionText = async (id: string, version: number) => {
    const { postVersion } = await app.read<{ postVersion: { text: object } }>(
      `{ postVersion(postId: "${id}", version: ${String(version)}) { text {
        references { text url doi } authors { name member } reviewer { name member }
        revisedAt revisionNote metaTitle doi } } }`,
      'administrator',
    );
    return postVersion.text;
  };
  const mutate = async (document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await app.graphql(document, variables, app.cookie);
    expect(errors).toEqual([]);
    return data;
  };

  it('are empty for a post without them, in GraphQL and in REST', async () => {
    const post = await app.post();
    expect(await shown(post.slug)).toEqual(without);
    expect(post).toMatchObject(without);
  });

  it('can be saved and read over REST', async () => {
    expect(await app.post(said)).toMatchObject(stored);
  });

  it("are public over GraphQL, with the team's details of its members", async () => {
    const { slug } = await app.post(said);
    const { teamMembers } = await app.read<{ teamMembers: { name: string; image: string }[] }>(
      '{ teamMembers { name role image } }',
    );
    const portrait = teamMembers.find(({ name }) => name === member.name)?.image;
    expect(portrait).toBeTruthy();
    expect(await shown(slug)).toMatchObject({
      ...stored,
      authors: [
        { ...member, role: 'Co-founder and Chief Executive Officer', portrait, sample: true },
        { ...plain, role: null, portrait: null, url: null, sample: false },
      ],
    });
  });

  it('can be saved over GraphQL with `createPost` and `updatePost`', async () => {
    const content = 'Evidence needs time. '.repeat(6);
    const data = await mutate(
      `mutation ($input: CreatePostInput!) { createPost(input: $input) { id version slug } }`,
      {
        input: {
          title: 'Over GraphQL',
          content,
          published: true,
          ...said,
          revisedAt: stored.revisedAt,
        },
      },
    );
    const { createPost: post } = data as {
      createPost: { id: string; version: number; slug: string };
    };
    expect(await shown(post.slug)).toMatchObject(stored);
    const cleared = { references: [], authors: null, reviewer: null, revisedAt: null };
    await mutate(
      `mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }`,
      {
        id: post.id,
        input: { version: 1, ...cleared, revisionNote: '', metaTitle: null, doi: '' },
      },
    );
    expect(await shown(post.slug)).toEqual(without);
  });

  it('change only if they are sent', async () => {
    const { id, slug } = await app.post(said);
    await app.change(id, { title: 'Another title' });
    expect(await shown(slug)).toMatchObject(stored);
    await app.change(id, { reviewer: null });
    expect(await shown(slug)).toMatchObject({ ...stored, reviewer: null });
  });

  it('are refused under their field name if invalid, and nothing is lost', async () => {
    const { id, slug } = await app.post(said);
    const refusals = [
      [
        { references: [{ text: 'x', url: 'javascript:1' }] },
        'references',
        attributionMessages.link,
      ],
      [{ authors: [{}] }, 'authors', attributionMessages.authorName],
      [{ authors: [{ member: 'nobody' }] }, 'authors', attributionMessages.unknownMember('nobody')],
      [{ reviewer: { member: 'nobody' } }, 'reviewer', attributionMessages.unknownMember('nobody')],
      [{ revisedAt: 'soon' }, 'revisedAt', attributionMessages.revisedAt],
      [{ doi: 'soon' }, 'doi', attributionMessages.doi],
    ] as const;
    for (const [change, field, message] of refusals) {
      const response = await app.put(id, change);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { [field]: message } });
    }
    expect(await shown(slug)).toMatchObject(stored);
  });

  it('show a renamed team member under the new name, and a former one under the last name', async () => {
    const { slug } = await app.post(said);
    const part = `{ contentPart(name: "team") { value version } }`;
    const { contentPart } = await app.read<{
      contentPart: { value: { id: string; name: string }[]; version: number };
    }>(part, 'administrator');
    const publishing = `mutation ($value: JSON!, $version: Int!) {
      publishContent(name: "team", value: $value, version: $version) { version } }`;
    const renamed = contentPart.value
      .filter(({ id }) => id !== reviewer.member)
      .map((one) => (one.id === member.member ? { ...one, name: 'Élodie Martin' } : one));
    await mutate(publishing, { value: renamed, version: contentPart.version });
    try {
      expect(await shown(slug)).toMatchObject({
        authors: [{ name: 'Élodie Martin', member: member.member }, plain],
        reviewer: { name: reviewer.name, member: null, role: null, portrait: null },
      });
    } finally {
      const { contentPart: now } = await app.read<{ contentPart: { version: number } }>(
        part,
        'administrator',
      );
      await mutate(publishing, { value: contentPart.value, version: now.version });
    }
  });

  it("are part of a post's versions, are named where they changed, and are restored", async () => {
    const { id, slug } = await app.post(said);
    await app.change(id, { ...without });
    expect(await shown(slug)).toEqual(without);
    expect(await versionText(id, 1)).toEqual(stored);
    expect(await versionText(id, 2)).toEqual(without);
    const { postVersion } = await app.read<{ postVersion: { changed: string[] } }>(
      `{ postVersion(postId: "${id}", version: 2) { changed } }`,
      'administrator',
    );
    expect(postVersion.changed).toEqual([
      'title for search engines',
      'DOI',
      'references',
      'authors',
      'reviewer',
      'date of revision',
      'note on the revision',
    ]);
    await mutate(
      `mutation { restorePostVersion(postId: "${id}", restored: 1, version: 2) { id } }`,
      {},
    );
    expect(await shown(slug)).toMatchObject(stored);
  });

  it('a version that was stored before credits existed has none, and restores to none', async () => {
    const { id, slug } = await app.post();
    await app.change(id, said);
    await app.database.write(async (manager) => {
      const revision = await manager.findOneByOrFail(PostRevision, { postId: id, version: 1 });
      const names = Object.keys(without);
      const before = Object.entries(revision.snapshot).filter(([name]) => !names.includes(name));
      await manager.update(
        PostRevision,
        { id: revision.id },
        { snapshot: Object.fromEntries(before) },
      );
    });
    expect(await versionText(id, 1)).toEqual(without);
    await mutate(
      `mutation { restorePostVersion(postId: "${id}", restored: 1, version: 2) { id } }`,
      {},
    );
    expect(await shown(slug)).toEqual(without);
  });

  it('can be pending changes of a published post, previewed and published', async () => {
    const { id, slug } = await app.post();
    const saveDocument = `mutation ($id: ID!, $input: UpdatePostInput!) {
      keepPostChanges(id: $id, input: $input) { waitingChanges { draft {
        references { text url doi } authors { name member } reviewer { name member }
        revisedAt revisionNote metaTitle doi } } } }`;
    const input = { version: 1, ...said, revisedAt: stored.revisedAt };
    expect(await mutate(saveDocument, { id, input })).toEqual({
      keepPostChanges: { waitingChanges: { draft: stored } },
    });
    expect(await shown(slug)).toEqual(without);
    const link = (await mutate(`mutation { createPreviewLink(postId: "${id}") }`, {})) as {
      createPreviewLink: string;
    };
    const token = link.createPreviewLink.split('/').at(-1) ?? '';
    const { previewedPost } = await app.read<{ previewedPost: object }>(
      `{ previewedPost(token: "${token}") { ${fields} } }`,
    );
    expect(previewedPost).toMatchObject(stored);
    await mutate(`mutation { publishPostChanges(id: "${id}", number: 1, version: 1) { id } }`, {});
    expect(await shown(slug)).toMatchObject(stored);
    const removal = { version: 2, reviewer: null, authors: [] };
    expect(await mutate(saveDocument, { id, input: removal })).toMatchObject({
      keepPostChanges: { waitingChanges: { draft: { reviewer: { name: '' }, authors: [] } } },
    });
  });

  it('are stored half-written in drafts on the server', async () => {
    const text = {
      references: [{ text: '', url: 'htt' }],
      authors: [{ name: 'Ad' }],
      reviewer: { name: '' },
      revisedAt: '',
      revisionNote: 'So',
      metaTitle: 'In',
      doi: '10.',
    };
    const id = '01990000-0000-7000-8000-00000000000a';
    const saving = `mutation ($input: PostDraftInput!) { savePostDraft(input: $input) { text {
      references { text url } authors { name } reviewer { name } revisedAt revisionNote metaTitle doi
    } } }`;
    const input = { id, writtenAt: '2026-11-22T12:00:00.000Z', text };
    expect(await mutate(saving, { input })).toEqual({ savePostDraft: { text } });
  });

  it('do not count towards the reading time', async () => {
    const words = 'word '.repeat(300);
    const references = Array.from({ length: 60 }, () => ({ text: words.slice(0, 900) }));
    const { slug } = await app.post({ references, content: `## Text\n\n${words}` });
    const { post } = await app.read<{ post: { readTime: number } }>(
      `{ post(slug: "${slug}") { readTime } }`,
    );
    expect(post.readTime).toBe(2);
  });
});
