import { once } from 'node:events';
import { compareCounted } from './counted-views.mjs';
import { measureRenderedPages } from './rendered-pages.mjs';
import { compareKeys } from './key-and-session.mjs';
import { compare, startProcess, alternate } from './load.mjs';
import { demoForm, seedRequests } from './sample-data.mjs';

const json = { 'content-type': 'application/json' };
const br = { 'accept-encoding': 'br' };

function operation(url, query, { headers = {}, variables } = {}) {
  const body = JSON.stringify({ query, variables });
  return { url: `${url}/graphql`, method: 'POST', headers: { ...json, ...headers }, body };
}

const posts = `{ posts(first: 10) {
  edges { node { id slug title excerpt publishedAt readTime tags featured } }
  pageInfo { hasNextPage endCursor }
} }`;

function callsTo(url, cookie) {
  return {
    'home page from cache (br)': { url: `${url}/`, headers: br },
    'article from cache (br)': {
      url: `${url}/reflections/making-systematic-reviews-feasible`,
      headers: br,
    },
    'list of articles from cache (br)': { url: `${url}/reflections`, headers: br },
    'GraphQL posts(first: 10), anonymous': operation(url, posts),
    'GraphQL faqs, anonymous': operation(url, '{ faqs { id question answer } }'),
    'GraphQL 20 of 10,000 requests, administrator': operation(
      url,
      '{ visitorRequests(first: 20) { edges { node { id email status } } } }',
      { headers: { cookie } },
    ),
    'form post (stored on disk)': {
      url: `${url}/api/loon-demo-request`,
      method: 'POST',
      headers: json,
      body: JSON.stringify(demoForm),
    },
  };
}

const fields = 'edges { node { id slug title excerpt publishedAt readTime tags featured } }';
const counted = '00000000';

/** One query sent in several ways that differ each time, next to stock Apollo standalone. */
const graphqlCalls = {
  'a variable that the answer depends on': (url) =>
    operation(
      url,
      `query ($first: Int!, $as: String!) {
        posts(first: $first) { ${fields} } post(slug: $as) { id } }`,
      { variables: { first: 10, as: counted } },
    ),
  'a variable that it does not use': (url) =>
    operation(url, posts, { variables: { counter: counted } }),
  'a text that was never sent': (url) =>
    operation(url, posts.replace('posts(', `a${counted}: posts(`)),
  'the same by GET': (url) => ({
    url: `${url}/graphql?query=${encodeURIComponent(posts)}`,
    headers: { 'apollo-require-preflight': 'true' },
  }),
  'the same by POST': (url) => operation(url, posts),
};

async function cpuOf(child) {
  child.send('cpu');
  const [{ milliseconds }] = await once(child, 'message');
  return milliseconds;
}

/** CPU time of each response, in milliseconds, because it does not depend on the machine's load. */
async function compareWithStockApollo(site) {
  const stock = await startProcess('stock-apollo-process.mjs');
  const rows = [];
  for (const [what, callOf] of Object.entries(graphqlCalls)) {
    const before = { own: await cpuOf(site.child), theirs: await cpuOf(stock.child) };
    const totals = await alternate(callOf(site.said.url), callOf(stock.said.url));
    const own = ((await cpuOf(site.child)) - before.own) / totals.answered.one;
    const theirs = ((await cpuOf(stock.child)) - before.theirs) / totals.answered.other;
    rows.push({
      'posts(first: 10) with': what,
      'CPU ms': Number(own.toFixed(3)),
      'stock Apollo standalone': Number(theirs.toFixed(3)),
      'ratio %': Number(((own / theirs) * 100).toFixed(0)),
    });
  }
  stock.child.kill();
  console.table(rows);
}

/** Requests per second as ratios to a bare server, and memory afterwards. */
export async function run() {
  const site = await startProcess('site-process.mjs');
  const { url, cookie } = site.said;
  await seedRequests(url, 10_000);
  const rows = [];
  for (const [what, call] of Object.entries(callsTo(url, cookie))) {
    const { one: measured, other: limit, ratio } = await compare(call);
    rows.push({
      what,
      'requests/s': measured.perSecond,
      'p99 ms': measured.p99,
      'bare requests/s': limit.perSecond,
      'bare p99 ms': limit.p99,
      'ratio %': Number((ratio * 100).toFixed(1)),
      refused: measured.refused,
    });
  }
  console.table(rows);
  await compareCounted(site, cpuOf);
  await compareKeys(site, cpuOf);
  await measureRenderedPages(site, cpuOf);
  await compareWithStockApollo(site);
  site.child.send('memory');
  const [{ residentMegabytes }] = await once(site.child, 'message');
  console.log(`Resident memory after load: ${residentMegabytes} MB`);
  site.child.send('close');
  await once(site.child, 'exit');
}
