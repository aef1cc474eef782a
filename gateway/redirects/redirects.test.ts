import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import {
  redirectLimits as limits,
  redirectMessages as messages,
} from '../../schema/redirect-rules.ts';
import { rowOf } from '../database/rows.ts';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { engines } from '../testing/test-database.ts';
import { Redirect } from './redirect.entity.ts';

const later = undoAfterEach();

interface ListedRedirect {
  id: string;
  from: string;
  to: string;
  automatic: boolean;
  createdAt: string | null;
  createdBy: string | null;
}

const saving = `mutation ($id: ID, $from: String!, $to: String!) {
  saveRedirect(id: $id, from: $from, to: $to) { id from to automatic createdAt createdBy } }`;
const deleting = 'mutation ($id: ID!) { deleteRedirect(id: $id) }';
const listing = `query ($first: Int!, $after: String) { redirects(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { id from to automatic createdAt createdBy } } } }`;

describe.each(engines)('redirects on %s', (engine) => {
  let app: BlogApp;

  beforeEach(async () => {
    app = await startBlogApp(engine);
    later(app.close);
  });

  const save = (from: string, to: string, id: string | null = null) =>
    app.graphql(saving, { id, from, to }, app.cookie);
  const saved = async (...sent: Parameters<typeof save>): Promise<ListedRedirect> => {
    const { data, errors } = await save(...sent);
    expect(errors).toEqual([]);
    return (data as { saveRedirect: ListedRedirect }).saveRedirect;
  };
  const refusal = async (from: string, to: string): Promise<unknown> => {
    const { errors } = await save(from, to);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    return errors[0]?.extensions.fields;
  };
  const visit = async (path: string, headers = {}) => {
    const { status, headers: answered } = await app.send('GET', path, undefined, headers);
    return { status, location: answered.get('location') };
  };
  const list = async (first = 20, after?: string) => {
    const { data } = await app.graphql(listing, { first, after }, app.cookie);
    const { redirects } = data as {
      redirects: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
        edges: { node: ListedRedirect }[];
      };
    };
    return { ...redirects, rows: redirects.edges.map(({ node }) => node) };
  };

  it('take a missing page to the saved target immediately', async () => {
    expect(await visit('/our-story')).toEqual({ status: 404, location: null });
    const redirect = await saved('/Our-Story/', '/#team-section');
    expect(redirect).toMatchObject({
      from: '/our-story',
      to: '/#team-section',
      automatic: false,
      createdBy: 'ada@loon.example',
    });
    expect(await visit('/our-story')).toEqual({ status: 301, location: '/#team-section' });
    expect(await visit('/OUR-story/?utm_source=x')).toEqual({
      status: 301,
      location: '/?utm_source=x#team-section',
    });
    await saved('/our-story', 'https://elsewhere.example/a?b=c', redirect.id);
    expect(await visit('/our-story?utm_source=x')).toEqual({
      status: 301,
      location: 'https://elsewhere.example/a?b=c',
    });
    const { data } = await app.graphql(deleting, { id: redirect.id }, app.cookie);
    expect(data).toEqual({ deleteRedirect: redirect.id });
    expect(await visit('/our-story')).toEqual({ status: 404, location: null });
    const log = await app.read<unknown>(
      '{ auditLog(first: 3) { edges { node { action area subjectLabel detail } } } }',
      'administrator',
    );
    expect(JSON.stringify(log)).toContain('"REDIRECT_DELETE"');
    expect(JSON.stringify(log)).toContain('"/our-story"');
  });

  it('start at a path on this site without another page', async () => {
    const free = ['/blog/old', '/reflections/old', '/%C3%89tude', '/a/b/c.html', '/wp-login.php'];
    for (const from of free) {
      await saved(from, '/privacy');
      expect(await visit(from)).toEqual({ status: 301, location: '/privacy' });
    }
    const page = 'This path belongs to a page of the site.';
    const document = 'This path is used by the site itself.';
    const unread = 'Enter a path on this site that starts with "/" and has no "?" or "#".';
    const refused = {
      '/': page,
      '/Privacy': page,
      '/blog-admin': page,
      '/preview/abc': document,
      '/review/abc': document,
      '/api/login': document,
      '/sitemap.xml': document,
      '/feed.json': document,
      'no-slash': unread,
      '/a?b=c': unread,
      '//evil.example/': unread,
      'https://x.example/a': unread,
      [`/${'a'.repeat(300)}`]: 'The path must be at most 300 characters.',
    };
    for (const [from, message] of Object.entries(refused)) {
      expect(await refusal(from, '/terms'), from).toEqual({ from: message });
    }
  });

  it('go to a path or an https URL', async () => {
    const refused = [
      ...['//evil.example', '/\\evil.example', 'http://plain.example/', 'javascript:alert(1)'],
      ...['https://ada:secret@x.example/', 'terms', ''],
      ...['/.//evil.example', '/x/..//evil.example', '/.\\/evil.example'],
      'http://localhost:3000//evil.example',
    ];
    for (const to of refused) {
      expect(await refusal('/from', to), to).toEqual({
        to: 'Enter a path that starts with "/" or a URL that starts with "https://".',
      });
    }
  });

  it('are refused at the field for a control character, and surrounding spaces are removed', async () => {
    const message = 'Remove line breaks, tabs and other control characters.';
    const refused = [
      '/a\r\nSet-Cookie: x=1',
      '/\t/evil.example',
      '\t/a',
      '/a\n',
      '/a\u0000b',
      '/a\u0085',
    ];
    for (const typed of refused) {
      expect(await refusal(typed, '/terms'), JSON.stringify(typed)).toEqual({ from: message });
      expect(await refusal('/from', typed), JSON.stringify(typed)).toEqual({ to: message });
    }
    expect((await list()).totalCount).toBe(0);
    expect(await saved('  /spaced ', ' /terms  ')).toMatchObject({ from: '/spaced', to: '/terms' });
  });

  it('form no loops and no chains', async () => {
    await saved('/a', '/terms');
    expect(await refusal('/b', '/b')).toEqual({ to: 'A redirect cannot point to itself.' });
    expect(await refusal('/b', 'http://localhost:3000/B/')).toEqual({
      to: 'A redirect cannot point to itself.',
    });
    expect(await refusal('/b', '/A#x')).toEqual({
      to: '/a itself redirects to /terms. Redirect there instead.',
    });
    expect(await refusal('/a', '/privacy')).toEqual({ from: 'This path already has a redirect.' });
    await saved('/c', '/later');
    expect(await refusal('/later', '/terms')).toEqual({
      from: 'Another redirect, from /c, points to this path. Change it first.',
    });
  });

  it('cannot be created twice for the same path, even concurrently', async () => {
    const answers = await Promise.all([save('/twice', '/terms'), save('/twice', '/privacy')]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const crossed = await Promise.all([save('/x', '/y'), save('/y', '/x')]);
    expect(crossed.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  it('give precedence to a new page at the path, and follow a moved post in one step', async () => {
    const post = await app.post({ slug: 'first-name' });
    expect(await refusal('/reflections/first-name', '/terms')).toEqual({
      from: 'This path is the current or a previous URL of a post.',
    });
    await saved('/whitepaper', '/blog/first-name#results');
    await saved('/reflections/to-come', '/terms');
    await app.change(post.id, { slug: 'second-name' });
    expect(await visit('/whitepaper')).toEqual({
      status: 301,
      location: '/blog/second-name#results',
    });
    expect((await visit('/reflections/to-come')).location).toBe('/terms');
    const arrived = await app.post({ slug: 'to-come' });
    expect((await visit('/reflections/to-come')).status).toBe(200);
    await app.change(arrived.id, { published: false });
    expect((await visit('/reflections/to-come')).location).toBe('/terms');
  });

  it('are listed page by page, manual ones first, then previous URLs of posts', async () => {
    const post = await app.post({ slug: 'one' });
    await app.change(post.id, { slug: 'two' });
    await app.change(post.id, { slug: 'three' });
    const draft = await app.post({ slug: 'hidden', published: false });
    await app.change(draft.id, { slug: 'hidden-too' });
    await saved('/a', '/terms');
    await saved('/b', '/privacy');
    const whole = await list();
    expect(whole.totalCount).toBe(4);
    expect(whole.rows.map(({ from, to, automatic }) => [from, to, automatic])).toEqual([
      ['/b', '/privacy', false],
      ['/a', '/terms', false],
      ['/reflections/one', '/reflections/three', true],
      ['/reflections/two', '/reflections/three', true],
    ]);
    const walked: string[] = [];
    let after: string | undefined;
    for (let count = 0; count < 4; count += 1) {
      const page = await list(1, after);
      walked.push(...page.rows.map(({ from }) => from));
      expect(page.pageInfo.hasNextPage).toBe(count < 3);
      after = page.pageInfo.endCursor;
    }
    expect(walked).toEqual(whole.rows.map(({ from }) => from));

    const noSlug = Buffer.from('post:').toString('base64url');
    const refused = await app.graphql(listing, { first: 1, after: noSlug }, app.cookie);
    expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const [, , former] = whole.rows;
    const { errors } = await app.graphql(deleting, { id: former?.id }, app.cookie);
    expect(errors[0]?.message).toContain('Redirects from a post’s previous URLs');
    expect((await visit('/reflections/one')).location).toBe('/reflections/three');
  });

  it('cannot be read or changed without a session', async () => {
    const asked = [
      app.graphql(listing, { first: 1 }),
      app.graphql('{ missedPaths(first: 5) { path } }'),
      app.graphql(saving, { from: '/a', to: '/terms' }),
      app.graphql(deleting, { id: 'post:a' }),
    ];
    for (const { errors } of await Promise.all(asked)) {
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
    const { errors } = await app.graphql(
      deleting,
      { id: '01900000-0000-7000-8000-000000000000' },
      app.cookie,
    );
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('are suggested by missing pages with path and count, until they redirect', async () => {
    const missed = async () =>
      (
        await app.read<{ missedPaths: { path: string; count: number; lastOn: string }[] }>(
          '{ missedPaths(first: 10) { path count lastOn } }',
          'administrator',
        )
      ).missedPaths;
    const today = new Date().toISOString().slice(0, 10);
    for (const path of ['/old?token=secret', '/Old/', '/reflections/gone', '/old']) {
      await visit(path);
    }
    // Personal data, secrets and paths tried by an administrator are not stored.
    for (const path of ['/u/jane@x.example', '/u/jane%40x.example', '/preview/abcdef']) {
      await visit(path);
    }
    await visit('/mine', app.cookie);
    await visit('/privacy');
    expect(
      (await missed()).map(({ path, count, lastOn }) => [path, count, lastOn.slice(0, 10)]),
    ).toEqual([
      ['/old', 3, today],
      ['/reflections/gone', 1, today],
    ]);
    await visit('/old');
    expect((await missed())[0]).toMatchObject({ path: '/old', count: 4 });
    await saved('/old', '/privacy');
    await visit('/old');
    expect((await missed()).map(({ path }) => path)).toEqual(['/reflections/gone']);
  });

  it('are limited to a thousand; at the limit, existing ones can still be changed', async () => {
    const redirect = await saved('/first', '/terms');
    const rows = Array.from({ length: limits.redirectsMax - 1 }, (_, index) =>
      rowOf(Redirect, {
        ...{ id: uuidv7(), from: `/many/${String(index)}`, to: '/terms' },
        ...{ createdAt: new Date(), createdBy: 'ada@loon.example' },
      }),
    );
    await app.database.write((manager) => manager.save(rows));
    const { errors } = await save('/one-more', '/terms');
    expect(errors[0]).toMatchObject({
      message: messages.tooMany,
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await saved('/first', '/privacy', redirect.id)).toMatchObject({ to: '/privacy' });
  });
});
