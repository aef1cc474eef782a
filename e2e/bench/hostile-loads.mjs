// Loads that an attacker, or a careless script, may send. Each load defines the number of
// connections, the number of client addresses, and the n-th request.
import { randomUUID } from 'node:crypto';
import { largestImages } from './largest-images.mjs';
import { demoForm } from './sample-data.mjs';

const json = { 'content-type': 'application/json' };

const post = (path, body, headers = {}) => ({
  path,
  method: 'POST',
  headers: { ...json, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/**
 * Thirty lists of whole articles behind one variable: a small request for a very large response.
 */
const hugeAnswer = {
  query: `query($n: Int!) { ${Array.from(
    { length: 28 },
    (_, index) => `a${index}: posts(first: $n) { edges { node { content contentHtml } } }`,
  ).join(' ')} }`,
  variables: { n: 100 },
};

const longSearches = {
  query: `query($n: Int!, $q: String!) { ${Array.from(
    { length: 28 },
    (_, index) => `a${index}: searchPosts(query: $q, first: $n) { relevanceScore snippets }`,
  ).join(' ')} }`,
  variables: { n: 100, q: 'a e i o u t n s r l' },
};

const markdown = {
  emphasis: '**a__b'.repeat(16_000),
  strikethrough: '~~a'.repeat(33_000),
  links: 'a](b'.repeat(25_000),
  lists: Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
};

const previewOf = (content, cookie) =>
  post(
    '/graphql',
    {
      query: 'query($content: String!) { previewPost(content: $content) { contentHtml } }',
      variables: { content },
    },
    { cookie },
  );

const changing = (query) => () =>
  post('/graphql', { ...query, extensions: { call: randomUUID() } });

const aliased = (count, field) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

/** The maximum introspection in one operation. */
const introspection = () => ({
  query: `{ ${aliased(2, '__schema { types { kind fields { isDeprecated type { kind name } } } }')} } # ${randomUUID()}`,
});

const search = () => ({
  query: `{ searchPosts(query: "${'a e i o u t n s r l '.repeat(9)}${randomUUID().slice(0, 8)}") { snippets } }`,
});

const call = (name, args) =>
  post(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    { accept: 'application/json, text/event-stream' },
  );

const manyArguments = Object.fromEntries(
  Array.from({ length: 5_400 }, (_, index) => [`a${index}`, 1]),
);

/** Slashes without end, in a path that no other request had. */
const slashes = (length) => () => ({ path: `/a${'/'.repeat(length)}${randomUUID()}` });

const path = (pathOf, headers) => () => ({ path: pathOf(randomUUID().slice(0, 8)), headers });

/** Typical requests of readers, in typical shares. */
const ordinary = [
  path(() => '/'),
  path(() => '/reflections'),
  path(() => '/reflections/making-systematic-reviews-feasible'),
  path((word) => `/reflections?q=${word}`),
  path((word) => `/reflections?tag=${word}`),
  path((word) => `/reflections/${word}`),
  path(() => '/feed.xml'),
  () => post('/graphql', { query: '{ posts(first: 10) { edges { node { title } } } }' }),
  () => post('/api/loon-demo-request', demoForm),
];

/**
 * The loads by name. `perSecond` paces a load; without it each connection sends the next request
 * after each response. `reads: false` leaves responses unread. The result of `prepare` is passed to
 * each request.
 */
export function hostileLoads({ cookie }) {
  return {
    nothing: { connections: 0, addresses: 1, request: path(() => '/') },
    'mixed readers, 130 a second': {
      connections: 130,
      addresses: 40,
      perSecond: 130,
      request: (count) => ordinary[count % ordinary.length](),
    },
    'GraphQL: huge answers': { connections: 8, addresses: 1, request: changing(hugeAnswer) },
    'GraphQL: huge answers, 40 addresses': {
      connections: 40,
      addresses: 40,
      request: changing(hugeAnswer),
    },
    'GraphQL: many searches': { connections: 16, addresses: 16, request: changing(longSearches) },
    'GraphQL: answers never read': {
      connections: 60,
      addresses: 30,
      reads: false,
      request: changing({
        query: '{ posts(first: 20) { edges { node { title contentHtml content } } } }',
      }),
    },
    'GraphQL: introspections': {
      connections: 16,
      addresses: 1,
      request: () => post('/graphql', introspection()),
    },
    'GraphQL: introspections with a made-up cookie': {
      connections: 120,
      addresses: 1,
      request: () => post('/graphql', introspection(), { cookie: 'a=b' }),
    },
    'GraphQL: introspections with a made-up session': {
      connections: 120,
      addresses: 1,
      request: () =>
        post('/graphql', introspection(), {
          cookie: `loon.sid=s%3A${randomUUID()}.${randomUUID()}`,
        }),
    },
    'GraphQL: introspections at /graphql/': {
      connections: 120,
      addresses: 1,
      request: () => post('/graphql/', introspection()),
    },
    'GraphQL: searches in chunks': {
      connections: 120,
      addresses: 10,
      request: () => post('/graphql', search(), { 'transfer-encoding': 'chunked' }),
    },
    'agents: searches': {
      connections: 120,
      addresses: 10,
      request: () =>
        call('search_articles', { query: `a e i o u ${randomUUID().slice(0, 8)}`, limit: 20 }),
    },
    'agents: 5,400 arguments': {
      connections: 120,
      addresses: 10,
      request: () => call('list_faqs', manyArguments),
    },
    'paths of slashes, 15 kB': { connections: 16, addresses: 1, request: slashes(15_000) },
    'paths of slashes, below 2,000': { connections: 64, addresses: 10, request: slashes(1_900) },
    'pictures at the bounds, by an administrator': {
      connections: 5,
      addresses: 1,
      prepare: largestImages,
      request: (count, pictures) => ({
        path: '/api/blog/admin/images',
        method: 'POST',
        headers: { 'content-type': 'image/png', cookie },
        body: pictures[count % pictures.length],
      }),
    },
    'search pages, one address': {
      connections: 400,
      addresses: 1,
      request: path((word) => `/reflections?q=${word}`),
    },
    'search pages, 100 addresses': {
      connections: 400,
      addresses: 100,
      request: path((word) => `/reflections?q=${word}`),
    },
    'tags and unknown articles, 100 addresses': {
      connections: 200,
      addresses: 100,
      request: (count) =>
        count % 2 === 0
          ? { path: `/reflections?tag=${randomUUID()}` }
          : { path: `/reflections/${randomUUID()}` },
    },
    'articles with a made-up session, 16 connections': {
      connections: 16,
      addresses: 16,
      request: () => ({
        path: '/reflections/making-systematic-reviews-feasible',
        headers: { cookie: `loon.sid=s%3A${randomUUID()}.${randomUUID()}` },
      }),
    },
    'articles with a session, 16 connections': {
      connections: 16,
      addresses: 16,
      request: () => ({
        path: '/reflections/making-systematic-reviews-feasible',
        headers: { cookie },
      }),
    },
    'social cards of unknown articles': {
      connections: 40,
      addresses: 40,
      request: path((word) => `/social/reflections/${word}.png`),
    },
    'forms without content, 10 addresses': {
      connections: 60,
      addresses: 10,
      request: () => post('/api/loon-demo-request', {}),
    },
    'forms, complete, 100 addresses': {
      connections: 100,
      addresses: 100,
      request: () => post('/api/loon-demo-request', demoForm),
    },
    'citations and Markdown versions, 100 addresses': {
      connections: 200,
      addresses: 100,
      request: (count) => {
        const ending = ['ris', 'bib', 'csl.json', 'references.ris', 'md'][count % 5];
        const slug = 'making-systematic-reviews-feasible';
        return { path: `/reflections/${slug}.${ending}?${randomUUID()}` };
      },
    },
    'made-up links of reviewers and of preferences, 100 addresses': {
      connections: 200,
      addresses: 100,
      request: (count) => {
        const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '');
        return [
          { path: `/review/${token}` },
          { path: `/preferences/${token.padEnd(72, '0')}` },
          post('/graphql', { query: `{ preferences(token: "${token}") { email } }` }),
          post('/graphql', { query: `mutation { eraseMe(token: "${token}") }` }),
        ][count % 4];
      },
    },
    'visits and searches counted, 100 addresses': {
      connections: 200,
      addresses: 100,
      request: () =>
        post('/api/visit', {
          events: Array.from({ length: 50 }, () => ({
            kind: 'search',
            query: `${randomUUID()} appraisal`,
            results: 0,
          })),
        }),
    },
    'pages as machines that say so, with made-up campaigns': {
      connections: 200,
      addresses: 100,
      request: (count) =>
        path((word) => `/?utm_source=${word}&utm_campaign=${word}&utm_medium=${word}`, {
          'user-agent': ['GPTBot/1.2', 'Claude-User/1.0', 'Mozilla/5.0 Chrome/140.0'][count % 3],
        })(),
    },
    'logins that never end, 100 addresses': {
      connections: 100,
      addresses: 100,
      request: (count) => ({
        path: ['/api/login', `/api/callback?code=${count}&state=${randomUUID()}`][count % 2],
      }),
    },
    'Markdown made to be slow': {
      connections: 4,
      addresses: 1,
      request: (count) => previewOf(Object.values(markdown)[count % 4], cookie),
    },
  };
}
