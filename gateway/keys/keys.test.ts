import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { keyLimits, keyMessages } from '../../schema/key-rules.ts';
import { postSummaryFields } from '../access/access.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { entities } from '../entities.ts';
import { productionLimits } from '../http/rate-limits.ts';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { generousLimits } from '../testing/generous-limits.ts';
import { engines } from '../testing/test-database.ts';
import { ApiKey } from './api-key.entity.ts';
import { makeKey } from './testing/make-key.ts';

const posts = '/api/blog/admin/posts';
const draft = { title: 'By a key', content: contentWith('keys') };
const revoke = 'mutation ($id: ID!) { revokeApiKey(id: $id) }';
const drafts = '{ adminPosts { totalCount } }';

describe.each(engines)('API keys on %s', (engine) => {
  let app: BlogApp;
  let now: Date;
  beforeAll(async () => {
    now = new Date();
    app = await startBlogApp(engine, { now: () => now });
  });
  afterAll(() => app.close());

  it('have a secret that is shown once and stored only as a hash', async () => {
    const { secret } = await makeKey(app, ['posts.read'], { name: 'Shown once' });
    expect(secret).toMatch(/^loon_[\w-]{43}$/);
    const rows = await Promise.all(
      entities.map((entity) => app.database.source.manager.find<object>(entity)),
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(5));
    const { data } = await app.graphql(
      '{ apiKeys { name scopes expiresAt createdBy } }',
      {},
      app.cookie,
    );
    expect(data).toMatchObject({
      apiKeys: [
        {
          name: 'Shown once',
          scopes: ['POSTS_READ'],
          expiresAt: null,
          createdBy: 'ada@loon.example',
        },
      ],
    });
  });

  it('give access to what their scopes allow over GraphQL and REST, and nothing else', async () => {
    const { headers } = await makeKey(app, ['posts.write']);
    const created = await app.send('POST', posts, draft, headers);
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };
    expect((await app.send('GET', posts, undefined, headers)).status).toBe(403);
    const refused = await app.graphql(drafts, {}, headers);
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(refused.errors[0]?.message).toContain('posts.read');
    for (const change of [{ published: true }, { publishedAt: '2099-01-01', published: true }]) {
      const published = await app.send('PUT', `${posts}/${id}`, change, headers);
      expect(published.status).toBe(403);
      expect(await published.json()).toEqual({
        error: 'This API key lacks the scope posts.publish.',
      });
    }
  });

  it('never give access to keys, users or settings, whatever their scopes', async () => {
    const all = await makeKey(app, [
      ...(['posts.read', 'posts.write', 'posts.publish', 'content.write'] as const),
      ...(['requests.read', 'requests.write', 'insights.read'] as const),
    ]);
    const operations = [
      '{ apiKeys { id } }',
      'mutation { createApiKey(input: { name: "Another", scopes: [POSTS_READ] }) { secret } }',
      `mutation { revokeApiKey(id: "${all.id}") }`,
      '{ administrators }',
      '{ requestSettings { retentionDays } }',
      '{ webhookEndpoints { id } }',
      '{ auditLog { totalCount } }',
      'mutation { erasePerson(email: "a@b.example") { requests } }',
    ];
    for (const operation of operations) {
      const { errors } = await app.graphql(operation, {}, all.headers);
      expect(errors[0]?.extensions.code, operation).toMatch(
        /^(FORBIDDEN|GRAPHQL_VALIDATION_FAILED)$/,
      );
    }
    const { data } = await app.graphql('{ viewer { email } }', {}, all.headers);
    expect(data).toEqual({ viewer: null });
    expect((await app.send('GET', '/api/auth/user', undefined, all.headers)).status).toBe(403);
  });

  it('return no drafts in public queries, the same as for anonymous visitors', async () => {
    const { slug } = await app.post({ title: 'Hidden by key', published: false });
    const { headers } = await makeKey(app, ['posts.write', 'posts.read']);
    const query = `{ post(slug: "${slug}") { id } posts { totalCount } }`;
    const { data, errors } = await app.graphql(query, {}, headers);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ post: null });
  });

  it('appear in the audit log with their creation, actions and revocation', async () => {
    await app.database.write((manager) => manager.clear(AuditEntry));
    const key = await makeKey(app, ['posts.write'], { name: 'Nightly import' });
    await app.send('POST', posts, { ...draft, title: 'Recorded' }, key.headers);
    await app.graphql(revoke, { id: key.id }, app.cookie);
    const entries = await app.database.reader.find(AuditEntry, { order: { id: 'ASC' } });
    expect(entries.map(({ actor, action, subjectLabel }) => [actor, action, subjectLabel])).toEqual(
      [
        ['ada@loon.example', 'key.create', 'Nightly import'],
        ['API key: Nightly import', 'post.create', 'Recorded'],
        ['ada@loon.example', 'key.revoke', 'Nightly import'],
      ],
    );
    expect(JSON.stringify(entries)).not.toContain(key.secret);
  });

  it('store their last use at most once a minute', async () => {
    const key = await makeKey(app, ['posts.read']);
    const lastUse = async () => {
      const { lastUsedAt } = await app.database.reader.findOneByOrFail(ApiKey, { id: key.id });
      return lastUsedAt?.getTime();
    };
    expect(await lastUse()).toBeUndefined();
    const first = now.getTime();
    await app.graphql(drafts, {}, key.headers);
    await app.database.write(() => Promise.resolve());
    await expect.poll(lastUse).toBe(first);
    now = new Date(first + 59_999);
    await app.graphql(drafts, {}, key.headers);
    now = new Date(first + 60_000);
    await app.graphql(drafts, {}, key.headers);
    await expect.poll(lastUse).toBe(first + 60_000);
  });

  it('are refused with the names of invalid fields, and active keys cannot share a name', async () => {
    const create = async (input: object) => {
      const { errors } = await app.graphql(
        'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
        { input },
        app.cookie,
      );
      return errors[0]?.extensions.fields;
    };
    expect(await create({ name: ' ', scopes: [] })).toEqual({
      name: keyMessages.nameRequired,
      scopes: keyMessages.scopesRequired,
    });
    const expiresAt = new Date(now.getTime() - 1).toISOString();
    expect(await create({ name: 'Late', scopes: ['POSTS_READ'], expiresAt })).toEqual({
      expiresAt: keyMessages.expired,
    });
    const { id } = await makeKey(app, ['posts.read'], { name: 'Copy' });
    const copy = { name: 'copy', scopes: ['POSTS_READ'] };
    expect(await create(copy)).toEqual({ name: keyMessages.nameTaken });
    await app.graphql(revoke, { id }, app.cookie);
    expect(await create(copy)).toBeUndefined();
    const again = await app.graphql(revoke, { id }, app.cookie);
    expect(again.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('cannot see which draft has a slug with posts.write only', async () => {
    const { slug } = await app.post({ title: 'Secret acquisition plan', published: false });
    const { headers } = await makeKey(app, ['posts.write']);
    const check = (fields: string) =>
      app.graphql(`{ checkSlug(wished: "${slug}") { ${fields} } }`, {}, headers);
    const { data, errors } = await check('slug takenBy { title content }');
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(JSON.stringify(data)).not.toContain('Secret');
    expect(await check('slug')).toMatchObject({
      data: { checkSlug: { slug: `${slug}-2` } },
      errors: [],
    });
  });

  it('cannot query where an image is used with posts.write only, and the image stays unchanged', async () => {
    const { headers } = await makeKey(app, ['posts.write']);
    const update = (fields: string) =>
      app.graphql(`mutation { updateImage(id: "none", altText: "") { ${fields} } }`, {}, headers);
    for (const fields of ['usedIn { title }', 'id uploadedBy']) {
      expect((await update(fields)).errors[0]?.extensions.code, fields).toBe('FORBIDDEN');
    }
    expect((await update('id altText')).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('return no text after a change without posts.read', async () => {
    const { id, version } = await app.post({ title: 'Pending', published: false });
    const { headers } = await makeKey(app, ['posts.write']);
    const change = (fields: string, input = 'title: "Pending on"') =>
      app.graphql(
        `mutation { updatePost(id: "${id}", input: { ${input}, version: ${String(version)} }) { ${fields} } }`,
        {},
        headers,
      );
    expect((await change('id ...on Post { content }')).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await change('id title', 'subtitle: "On"')).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await change('id version slug title __typename')).errors).toEqual([]);
    const put = await app.send('PUT', `${posts}/${id}`, { subtitle: 'Pending again' }, headers);
    expect(put.status).toBe(200);
    expect(Object.keys((await put.json()) as object).sort()).toEqual(
      [...postSummaryFields].filter((name) => name !== 'createdAt').sort(),
    );
  });
});

it('up to fifty keys may be active; revoked and expired keys do not count', async () => {
  const app = await startBlogApp('sqlite');
  const at = new Date();
  const key = (index: number, expiresAt: Date | null): ApiKey => ({
    id: uuidv7(),
    name: `Stored ${String(index)}`,
    scopes: ['posts.read'],
    secretHash: String(index).padStart(64, '0'),
    expiresAt,
    createdAt: at,
    createdBy: 'ada@loon.example',
    lastUsedAt: null,
    revokedAt: null,
  });
  const rows = Array.from({ length: keyLimits.keysMax - 1 }, (_, index) => key(index, null));
  const over = key(keyLimits.keysMax, new Date(at.getTime() - 1));
  await app.database.write((manager) => manager.insert(ApiKey, [...rows, over]));
  const last = await makeKey(app, ['posts.read']);
  await expect(makeKey(app, ['posts.read'])).rejects.toThrow(keyMessages.keysMax);
  await app.graphql(revoke, { id: last.id }, app.cookie);
  await makeKey(app, ['posts.read']);
  await app.close();
});

it('a key may execute 600 operations a minute', async () => {
  const app = await startBlogApp('sqlite', {
    limits: { ...generousLimits, operationsPerKey: { points: 2, seconds: 60 } },
  });
  const [one, other] = [await makeKey(app, ['posts.read']), await makeKey(app, ['posts.read'])];
  for (const status of [200, 200, 429]) {
    expect((await app.graphql(drafts, {}, one.headers)).status).toBe(status);
  }
  const limited = await app.send('GET', posts, undefined, one.headers);
  expect(limited.headers.get('retry-after')).toMatch(/\d/);
  expect((await app.graphql(drafts, {}, other.headers)).status).toBe(200);
  expect(productionLimits.operationsPerKey).toEqual({ points: 600, seconds: 60 });
  await app.close();
});
