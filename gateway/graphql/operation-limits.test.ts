import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('sqlite');
});
afterAll(() => app.close());

function aliases(count: number, field = 'viewer { email }'): string {
  return Array.from({ length: count }, (_, index) => `a${String(index)}: ${field}`).join(' ');
}

/** An introspection query nested `depth` levels deep. */
function introspection(depth: number): string {
  return `{ __type(name: "Post") { fields { type ${'{ ofType '.repeat(depth)} { name } ${'}'.repeat(depth)} } } }`;
}

/**
 * A query nested `depth` levels deep; its fields don't exist, so the response reports that as well.
 */
function nested(depth: number): string {
  return `${'{ node '.repeat(depth)} { id } ${'}'.repeat(depth)}`;
}

describe('GraphQL over HTTP', () => {
  it('shows an explorer served from this server (no CDN) to a browser’s GET', async () => {
    const response = await app.send('GET', '/graphql', undefined, { accept: 'text/html' });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('GraphQL explorer');
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
    const script = await app.send('GET', '/graphql/explorer/main.js');
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cache-control')).toBe('public,max-age=3600');
    // The page hides the banner by this element name.
    expect(html).toContain('app-banner-container { display: none; }');
    expect(await script.text()).toContain('[["app-banner-container"');
  });

  it('serves the script that starts the explorer and points it to this server', async () => {
    const page = await app.send('GET', '/graphql', undefined, { accept: 'text/html' });
    expect(await page.text()).toContain('src="init.js"');
    const script = await app.send('GET', '/graphql/explorer/init.js');
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toMatch(/AltairGraphQL\.init\(\{\s+endpointURL: `\/graphql`/);
  });

  it.each<[string, string, number]>([
    ['a body that is not JSON', '{"query":', 400],
    ['a document that does not parse', JSON.stringify({ query: '{' }), 400],
    [
      'an unknown field, without a suggestion',
      JSON.stringify({ query: '{ viewr { email } }' }),
      400,
    ],
    ['a batch', JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]), 400],
    ['100 aliases', JSON.stringify({ query: `{ ${aliases(100)} }` }), 400],
    ['100 type names', JSON.stringify({ query: `{ ${aliases(100, '__typename')} }` }), 400],
    [
      'a page of 100,000',
      JSON.stringify({ query: '{ visitorRequests(first: 100000) { totalCount } }' }),
      400,
    ],
  ])('%s is answered with errors', async (_case, body, status) => {
    const response = await app.send('POST', '/graphql', body);
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toEqual(expect.any(String));
    expect(JSON.stringify(errors)).not.toMatch(/Did you mean|stacktrace|node_modules/);
  });

  it('accepts the introspection query of common tools', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true });
    const response = await app.send('POST', '/graphql', JSON.stringify({ query }));
    const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('__schema.types');
  });

  it('accepts two introspections in one operation', async () => {
    const query = '{ __schema { types { fields { name } } } b: __schema { types { name } } }';
    const response = await app.send('POST', '/graphql', JSON.stringify({ query }));
    expect(await response.json()).toHaveProperty('data.b.types');
  });

  it.each([
    ['depth', nested(20), /^Query depth limit of 15 exceeded/],
    ['depth of introspection', introspection(20), /^Query depth limit of 15 exceeded/],
    ['aliases', `{ ${aliases(100)} }`, /^Aliases limit of 30 exceeded/],
    [
      'introspection roots',
      '{ __schema { description } a: __schema { description } __type(name: "Post") { name } }',
      /^Introspection limit of 2 exceeded, found 3/,
    ],
    [
      'introspection roots in fragments',
      '{ ...A b: __schema { description } ... on Query { c: __schema { description } } } fragment A on Query { a: __schema { description } }',
      /^Introspection limit of 2 exceeded, found 3/,
    ],
    [
      'lists of types in one introspection',
      `{ __schema { ${aliases(3, 'types { name }')} } }`,
      /^Introspection limit of 2 exceeded, found 3/,
    ],
    [
      'lists of fields in one introspection',
      `{ __schema { types { ...F } } } fragment F on __Type { ${aliases(3, 'fields { name }')} }`,
      /^Introspection limit of 2 exceeded, found 3/,
    ],
    ['cost', '{ posts(first: 100000) { totalCount } }', /^Query Cost limit of 10000 exceeded/],
    ['page size', '{ posts(first: 101) { totalCount } }', /^"first" must be from 1 to 100\.$/],
  ])(
    'refuses an operation beyond a limit with a clear error: %s',
    async (_case, query, message) => {
      const response = await app.send('POST', '/graphql', JSON.stringify({ query }));
      const { errors } = (await response.json()) as { errors: { message: string }[] };
      expect(errors.map((error) => error.message)).toContainEqual(expect.stringMatching(message));
    },
  );
});
