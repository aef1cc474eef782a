import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { previewLinkLimits as limits } from '../../../schema/limits.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { loggedPath } from '../../log/logger.ts';
import { startBlogApp, type BlogApp, type RestPost } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PreviewLink } from './preview-link.entity.ts';
import { hourMs } from '../../../schema/durations.ts';

describe.each(engines)('a secret preview link on %s', (engine) => {
  let app: BlogApp;
  let draft: RestPost;
  /** How far the site's clock is ahead, in milliseconds. */
  let aheadMs = 0;
  beforeAll(async () => {
    app = await startBlogApp(engine, { now: () => new Date(Date.now() + aheadMs) });
  });
  beforeEach(async () => {
    draft = await app.post({ title: 'Not for everybody yet', published: false });
  });
  afterEach(() => {
    aheadMs = 0;
  });
  afterAll(() => app.close());

  const ask = async <T>(operation: string) => {
    const { data, errors } = await app.graphql(operation, {}, app.cookie);
    expect(errors).toEqual([]);
    return data as T;
  };
  const link = async (postId = draft.id) =>
    (
      await ask<{ createPreviewLink: string }>(
        `mutation { createPreviewLink(postId: "${postId}") }`,
      )
    ).createPreviewLink;
  const read = async (path: string) => {
    const response = await app.send('GET', path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const overGraphQL = (path: string) =>
    app.read<{ previewedPost: { title: string; contentHtml: string } | null }>(
      `{ previewedPost(token: "${path.split('/').at(-1) ?? ''}") { title contentHtml } }`,
    );

  it('shows the saved draft to people without a login, and is neither cached nor indexed', async () => {
    const path = await link();
    expect(path).toMatch(/^\/preview\/[0-9a-f]{64}$/);
    const { status, headers, html } = await read(path);
    expect(status).toBe(200);
    expect(html).toContain('Not for everybody yet');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    await app.change(draft.id, { title: 'Saved since' });
    expect((await read(path)).html).toContain('Saved since');
    expect((await overGraphQL(path)).previewedPost?.title).toBe('Saved since');
    expect((await read(`/reflections/${draft.slug}`)).status).toBe(404);
  });

  it('is stored only as a hash, appears in no log, and has an entry in the audit log', async () => {
    const path = await link();
    const token = path.split('/').at(-1) ?? '';
    const rows = JSON.stringify([
      await app.database.reader.find(PreviewLink),
      await app.database.reader.find(AuditEntry),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).toContain('post.preview');
    expect(loggedPath(path)).toBe('/preview/…');
    expect(loggedPath(path.toUpperCase())).toBe('/PREVIEW/…');
  });

  it('can be withdrawn, even if its response was cached', async () => {
    const [one, other] = [await link(), await link()];
    for (const path of [one, other]) {
      expect((await overGraphQL(path)).previewedPost).not.toBeNull();
    }
    const { withdrawPreviewLinks } = await ask<{ withdrawPreviewLinks: number }>(
      `mutation { withdrawPreviewLinks(postId: "${draft.id}") }`,
    );
    expect(withdrawPreviewLinks).toBe(2);
    for (const path of [one, other]) {
      expect((await read(path)).status).toBe(404);
      expect(await overGraphQL(path)).toEqual({ previewedPost: null });
    }
    expect(await ask(`{ previewLinks(postId: "${draft.id}") { createdBy } }`)).toEqual({
      previewLinks: [],
    });
  });

  it('ends with publication, and stays invalid when the post is hidden again', async () => {
    const path = await link();
    await app.change(draft.id, { published: true });
    expect((await read(path)).status).toBe(404);
    await app.change(draft.id, { published: false });
    expect((await read(path)).status).toBe(404);
  });

  it('ends at the publication minute of a scheduled post', async () => {
    const publishedAt = new Date(Date.now() + hourMs).toISOString();
    const { id } = await app.post({ title: 'Scheduled', publishedAt });
    const path = await link(id);
    expect((await read(path)).status).toBe(200);
    aheadMs = hourMs;
    expect((await read(path)).status).toBe(404);
  });

  it('ends with the deletion of its post', async () => {
    const path = await link();
    await app.send('DELETE', `/api/blog/admin/posts/${draft.id}`, undefined, app.cookie);
    expect((await read(path)).status).toBe(404);
    await ask(`mutation { restorePost(id: "${draft.id}") { id } }`);
    expect((await read(path)).status).toBe(404);
  });

  it('is not created for a public or unknown post, nor without a session', async () => {
    const { id } = await app.post({ title: 'Public' });
    const create = (postId: string) => `mutation { createPreviewLink(postId: "${postId}") }`;
    const codeOf = async (operation: string, headers = app.cookie) =>
      (await app.graphql(operation, {}, headers)).errors[0]?.extensions.code;
    expect(await codeOf(create(id))).toBe('CONFLICT');
    expect(await codeOf(create('nothing'))).toBe('NOT_FOUND');
    expect(await codeOf('mutation { withdrawPreviewLinks(postId: "nothing") }')).toBe('NOT_FOUND');
    const { errors } = await app.graphql(create(draft.id));
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('does not exist for an unknown id', async () => {
    await link();
    expect(await ask('{ previewLinks(postId: "no-id") { createdBy } }')).toEqual({
      previewLinks: [],
    });
  });

  it('cannot be guessed, and the oldest is deleted when there are too many', async () => {
    for (const guess of ['x', '0'.repeat(64), '%00', '..%2f']) {
      const { status, html } = await read(`/preview/${guess}`);
      expect(status, guess).toBe(404);
      expect(html).toContain('404 Page Not Found');
    }
    const paths: string[] = [];
    for (let count = 0; count <= limits.perPost; count += 1) {
      aheadMs = count;
      paths.push(await link());
    }
    expect(await app.database.reader.countBy(PreviewLink, { postId: draft.id })).toBe(
      limits.perPost,
    );
    expect((await read(paths[0] ?? '')).status).toBe(404);
    expect((await read(paths.at(-1) ?? '')).status).toBe(200);
  });
});
