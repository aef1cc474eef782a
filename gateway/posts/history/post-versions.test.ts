import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PostRevision } from '../entities/post-revision.entity.ts';
import { dayMs } from '../../../schema/durations.ts';

interface Version {
  version: number;
  current: boolean;
  savedAt: string | null;
  savedBy: string | null;
  changed: string[];
  restored: number | null;
}

interface VersionPage {
  postVersions: {
    totalCount: number;
    edges: { node: Version }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const restoreMutation = `mutation ($postId: ID!, $restored: Int!, $version: Int!) {
  restorePostVersion(postId: $postId, restored: $restored, version: $version) {
    title subtitle content tags excerpt slug author metaDescription published version
    faqs { id question answer }
  }
}`;

describe.each(engines)('versions of a post on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  async function versions(
    postId: string,
    args = 'first: 50',
  ): Promise<VersionPage['postVersions']> {
    const { postVersions } = await app.read<VersionPage>(
      `{ postVersions(postId: "${postId}", ${args}) {
        totalCount
        edges { node { version current savedAt savedBy changed restored } }
        pageInfo { hasNextPage endCursor }
      } }`,
      'administrator',
    );
    return postVersions;
  }

  const restore = (variables: { postId: string; restored: number; version: number }) =>
    app.graphql(restoreMutation, variables, app.cookie);

  it('are created by each save with author, time and changed fields; the current one is first', async () => {
    const post = await app.post({ title: 'One' });
    await app.put(post.id, { title: 'Two', subtitle: 'Sub', author: post.author });
    await app.put(post.id, { published: false });
    await app.put(post.id, { content: contentWith('three') });

    const { edges, totalCount } = await versions(post.id);
    const savedBy = 'ada@loon.example';
    expect(
      edges.map(({ node: { savedAt, ...node } }) => ({ ...node, dated: savedAt !== null })),
    ).toEqual([
      {
        version: 3,
        current: true,
        savedBy,
        changed: ['content'],
        restored: null,
        dated: true,
      },
      {
        version: 2,
        current: false,
        savedBy,
        changed: ['title', 'subtitle'],
        restored: null,
        dated: true,
      },
      { version: 1, current: false, savedBy, changed: [], restored: null, dated: true },
    ]);
    expect(totalCount).toBe(3);
  });

  it('are paginated without gaps', async () => {
    const { id } = await app.post();
    for (const number of [2, 3, 4, 5]) await app.put(id, { title: `No. ${String(number)}` });
    const seen: number[] = [];
    let after = '';
    for (;;) {
      const { edges, pageInfo } = await versions(id, `first: 2${after}`);
      seen.push(...edges.map(({ node }) => node.version));
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('can be read with their full text', async () => {
    const content = `${contentWith('the first')}\r\n\r\n\tend  \n`;
    const faqs = [{ id: 'why', question: 'Why?', answer: 'Because.' }];
    const post = await app.post({ title: 'First', content, tags: ['HTA'], faqs, excerpt: 'Mine' });
    await app.put(post.id, { title: 'Second', content: contentWith('the second'), faqs: [] });
    const text = async (version: number) => {
      const { postVersion } = await app.read<{ postVersion: unknown }>(
        `{ postVersion(postId: "${post.id}", version: ${String(version)}) {
          current text { title subtitle slug author excerpt tags metaDescription content faqs { id question answer } }
        } }`,
        'administrator',
      );
      return postVersion;
    };
    const common = {
      subtitle: null,
      slug: post.slug,
      author: 'Loon Team',
      excerpt: 'Mine',
      tags: ['HTA'],
      metaDescription: null,
    };
    expect(await text(1)).toEqual({
      current: false,
      text: { ...common, title: 'First', content, faqs },
    });
    expect(await text(2)).toEqual({
      current: true,
      text: { ...common, title: 'Second', content: contentWith('the second'), faqs: [] },
    });
  });

  describe('restoring a version', () => {
    it('saves its text as a new version without loss; URL and publication do not change', async () => {
      const first = {
        title: 'Before',
        content: `${contentWith('before')}\n`,
        subtitle: 'Sub',
        tags: ['HTA', 'HEOR'],
        excerpt: 'An excerpt',
        metaDescription: 'Meta',
        faqs: [{ id: 'why', question: 'Why?', answer: 'Because.' }],
      };
      const post = await app.post({ ...first, published: false });
      await app.put(post.id, {
        title: 'After',
        content: contentWith('after'),
        subtitle: '',
        tags: [],
        excerpt: '',
        metaDescription: '',
        faqs: [],
        slug: 'after-restoring',
        published: true,
      });
      const { data } = await restore({ postId: post.id, restored: 1, version: 2 });
      expect(data).toEqual({
        restorePostVersion: {
          ...first,
          author: 'Loon Team',
          slug: 'after-restoring',
          published: true,
          version: 3,
        },
      });
      const { edges } = await versions(post.id);
      expect(edges.map(({ node }) => node.version)).toEqual([3, 2, 1]);
      expect(edges[0]?.node).toMatchObject({ restored: 1, savedBy: 'ada@loon.example' });
    });

    it('changes the public text immediately', async () => {
      const post = await app.post({ title: 'Public before' });
      await app.put(post.id, { title: 'Public after' });
      const title = () => app.read(`{ post(slug: "${post.slug}") { title } }`);
      expect(await title()).toEqual({ post: { title: 'Public after' } });
      await restore({ postId: post.id, restored: 1, version: 2 });
      expect(await title()).toEqual({ post: { title: 'Public before' } });
    });

    it('is a conflict for a second administrator and does not overwrite', async () => {
      const post = await app.post({ title: 'One' });
      await app.put(post.id, { title: 'Two' });
      await app.put(post.id, { title: 'Three' });
      const { errors } = await restore({ postId: post.id, restored: 1, version: 2 });
      expect(errors[0]?.extensions.code).toBe('CONFLICT');
      expect((await versions(post.id)).totalCount).toBe(3);
    });

    it('is recorded in the audit log', async () => {
      const post = await app.post({ title: 'Logged' });
      await app.put(post.id, { title: 'Changed' });
      await restore({ postId: post.id, restored: 1, version: 2 });
      expect(
        await app.read(
          '{ auditLog(first: 1) { edges { node { action subjectLabel detail } } } }',
          'administrator',
        ),
      ).toMatchObject({
        auditLog: {
          edges: [
            {
              node: {
                action: 'POST_REVERT',
                subjectLabel: 'Logged',
                detail: 'Back to version 1. Changed: title',
              },
            },
          ],
        },
      });
    });

    it('returns NOT_FOUND for an unknown version', async () => {
      const { id } = await app.post();
      for (const restored of [0, 7]) {
        const { errors } = await restore({ postId: id, restored, version: 1 });
        expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
      }
    });
  });

  it('a save deletes old revisions according to the retention rule', async () => {
    const { id } = await app.post();
    for (const number of [2, 3, 4]) await app.put(id, { title: `No. ${String(number)}` });
    const longAgo = new Date(Date.now() - 40 * dayMs);
    longAgo.setUTCHours(12);
    await app.database.write((manager) =>
      manager.update(PostRevision, { postId: id }, { savedAt: longAgo }),
    );
    await app.put(id, { title: 'No. 5' });
    const { edges, totalCount } = await versions(id);
    expect(edges.map(({ node }) => node.version)).toEqual([5, 4, 3]);
    expect(totalCount).toBe(3);
  });

  it('a version that is not stored is not shown: NOT_FOUND, not the current text', async () => {
    const { id } = await app.post();
    await app.put(id, { title: 'No. 2' });
    for (const version of [0, 3]) {
      const { data, errors } = await app.graphql(
        `{ postVersion(postId: "${id}", version: ${String(version)}) { version savedAt } }`,
        {},
        app.cookie,
      );
      expect(data).toBeNull();
      expect(errors[0]).toMatchObject({
        message: 'This version of the post is no longer available.',
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });

  it.each([
    '{ postVersions(postId: "ID") { totalCount } }',
    '{ postVersion(postId: "ID", version: 1) { text { content } } }',
    'mutation { restorePostVersion(postId: "ID", restored: 1, version: 1) { id } }',
  ])('%s is only for administrators and existing posts', async (query) => {
    const deleted = await app.post();
    await app.send('DELETE', `/api/blog/admin/posts/${deleted.id}`, undefined, app.cookie);
    const code = async (id: string, headers = app.cookie) =>
      (await app.graphql(query.replace('ID', id), {}, headers)).errors[0]?.extensions.code;
    expect(await code(deleted.id, {})).toBe('UNAUTHENTICATED');
    expect(await code(deleted.id)).toBe('NOT_FOUND');
    expect(await code('no-id')).toBe('NOT_FOUND');
  });
});
