import { once } from 'node:events';
import { compare, startProcess, takeTurns } from './load.mjs';
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
    'GraphQL posts(first: 10), stranger': operation(url, posts),
    'GraphQL faqs, stranger': operation(url, '{ faqs { id question answer } }'),
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

/** `posts(first: 10)` asked anew each time, so that nothing is kept, beside stock Apollo. */
async function compareWithStockApollo(url) {
  const stock = await startProcess('stock-apollo-process.mjs');
  const uncached = (to) => operation(to, posts, { variables: { counter: '00000000' } });
  const {
    one: own,
    other: theirs,
    ratio,
  } = await takeTurns(uncached(url), uncached(stock.said.url));
  stock.child.kill();
  console.log(
    `posts(first: 10) when not kept: ${own.perSecond}/s, stock Apollo on Express ` +
      `${theirs.perSecond}/s, ratio ${(ratio * 100).toFixed(0)} %`,
  );
}

/** Requests per second as ratios to a bare server, and memory after all that. */
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
  await compareWithStockApollo(url);
  site.child.send('memory');
  const [{ residentMegabytes }] = await once(site.child, 'message');
  console.log(`Resident memory after load: ${residentMegabytes} MB`);
  site.child.send('close');
  await once(site.child, 'exit');
}
