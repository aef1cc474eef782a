import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyMessages } from '../../schema/key-rules.ts';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { engines } from '../testing/test-database.ts';
import { makeKey } from './testing/make-key.ts';

const posts = '/api/blog/admin/posts';
const draft = { title: 'By a key', content: contentWith('keys') };
const revoke = 'mutation ($id: ID!) { revokeApiKey(id: $id) }';
const drafts = '{ adminPosts { totalCount } }';

describe.each(engines)('API keys of requests on %s', (engine) => {
  let app: BlogApp;
  let now: Date;
  beforeAll(async () => {
    now = new Date();
    app = await startBlogApp(engine, { now: () => now });
  });
  afterAll(() => app.close());

  it('are 401 over GraphQL and REST when unknown, expired or revoked, even with a session cookie', async () => {
    const revoked = await makeKey(app, ['posts.read']);
    await app.graphql(revoke, { id: revoked.id }, app.cookie);
    const expired = await makeKey(app, ['posts.read'], {
      expiresAt: new Date(now.getTime() + 60_000),
    });
    expect((await app.graphql(drafts, {}, expired.headers)).errors).toEqual([]);
    now = new Date(now.getTime() + 60_000);
    const secrets = [
      ...[revoked.secret, expired.secret, `loon_${'A'.repeat(43)}`, 'loon_', '', 'something'],
    ];
    for (const secret of secrets) {
      for (const cookie of [{}, app.cookie]) {
        const headers = { authorization: `Bearer ${secret}`, ...cookie };
        const answer = await app.graphql('{ faqs { id } }', {}, headers);
        expect(answer.status, secret).toBe(401);
        expect(answer.errors).toEqual([
          { message: keyMessages.unknown, extensions: { code: 'UNAUTHENTICATED' } },
        ]);
        expect(answer.headers.get('www-authenticate')).toContain('Bearer');
        const rest = await app.send('GET', posts, undefined, headers);
        expect(rest.status, secret).toBe(401);
        expect(await rest.json()).toEqual({ error: keyMessages.unknown });
      }
    }
  });

  it('are not called invalid while the database fails', async () => {
    const { headers } = await makeKey(app, ['posts.read']);
    const { source } = app.database;
    await source.query('ALTER TABLE api_key RENAME TO away');
    const response = await app.send('GET', posts, undefined, headers);
    await source.query('ALTER TABLE away RENAME TO api_key');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(response.headers.get('www-authenticate')).toBeNull();
  });

  it('take precedence over a cookie, whether they allow more or less', async () => {
    const { headers } = await makeKey(app, ['insights.read']);
    const { errors } = await app.graphql(drafts, {}, { ...app.cookie, ...headers });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    const other = await app.send('POST', posts, draft, { ...app.cookie, ...headers });
    expect(other.status).toBe(403);
  });

  it('do not interfere with other schemes than Bearer, such as a proxy’s', async () => {
    const headers = { ...app.cookie, authorization: 'Basic YWRhOmxvb24=' };
    expect((await app.graphql(drafts, {}, headers)).errors).toEqual([]);
  });

  it('can be used from any origin, because without a cookie there is no request to forge', async () => {
    const { headers } = await makeKey(app, ['posts.write']);
    const elsewhere = {
      ...headers,
      origin: 'https://tool.example',
      'sec-fetch-site': 'cross-site',
    };
    expect((await app.send('POST', posts, draft, elsewhere)).status).toBe(201);
  });
});
