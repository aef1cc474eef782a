import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadBuilt } from './built.mjs';
import { startProcess } from './load.mjs';

/** At 100,000 the texts are short, or filling the tables would take longer than all the rest. */
const sizes = [
  { posts: 10_000, words: 1_500 },
  { posts: 100_000, words: 150 },
];

const repetitions = 20;
const round = (value) => Math.round(value * 10) / 10;

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The median, the first and the slowest of some repetitions, in milliseconds. */
async function summary(work, times = repetitions) {
  const durations = [];
  for (let turn = 0; turn < times; turn += 1) durations.push(await timed(() => work(turn)));
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    firstMs: round(durations[0]),
    p50Ms: round(sorted[sorted.length >> 1]),
    worstMs: round(sorted.at(-1)),
  };
}

let asked = 0;

/** Asks over GraphQL, each time in other words, so that no kept answer is given. */
async function ask(url, query) {
  asked += 1;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `# ${asked}\n${query}` }),
  });
  const { errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
}

async function read(url, place) {
  const response = await fetch(url + place);
  if (!response.ok) throw new Error(`${place}: ${response.status}`);
  return response.text();
}

/** The longest that a small request waits while `work` goes on. */
async function othersWait(url, work) {
  let working = true;
  let longest = 0;
  const watch = (async () => {
    while (working) {
      longest = Math.max(longest, await timed(() => read(url, '/healthz')));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const ms = await timed(work);
  working = false;
  await watch;
  return { ms: Math.round(ms), othersWaitMs: Math.round(longest) };
}

async function stop(child) {
  child.send('close');
  await once(child, 'exit');
}

async function measure(file) {
  const search = '{ searchPosts(query: "tha ing", first: 12) { relevanceScore post { slug } } }';
  const starts = {};
  for (const start of ['first search after the first start', 'after the second']) {
    const { child, said } = await startProcess('site-process.mjs');
    starts[start] = await othersWait(said.url, () => ask(said.url, search));
    await stop(child);
  }
  const { child, said } = await startProcess('site-process.mjs');
  const { url } = said;
  const cards = 'totalCount edges { node { slug title excerpt tags publishedAt featured } }';
  const documents = {};
  const sitemap = await read(url, '/robots.txt').then(() =>
    summary(() => read(url, '/sitemap.xml'), 1),
  );
  const parts = [...(await read(url, '/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap-[^<]*)</g)];
  documents['/sitemap.xml, not kept'] = sitemap;
  if (parts.length > 0) {
    documents[`its ${parts.length} parts, not kept`] = await summary(
      (turn) => read(url, parts[turn][1]),
      parts.length,
    );
  }
  const rows = {
    list: await summary(() => ask(url, `{ posts(first: 12) { ${cards} } }`)),
    'list of a frequent tag': await summary(() =>
      ask(url, `{ posts(first: 12, tag: "Tag 1") { ${cards} } }`),
    ),
    'list of a rare tag': await summary(() =>
      ask(url, `{ posts(first: 12, tag: "Tag 397") { ${cards} } }`),
    ),
    tags: await summary(() => ask(url, '{ tags { name postCount } }')),
    'related posts': await summary((turn) =>
      ask(url, `{ relatedPosts(slug: "sample-${turn * 7}") { slug } }`),
    ),
    '/feed.xml': await summary(() => read(url, '/feed.xml'), 1),
    '/llms.txt': await summary(() => read(url, '/llms.txt'), 1),
    ...documents,
  };
  await stop(child);
  console.table(rows);
  console.table(starts);
  console.log(`The database has ${Math.round(statSync(file).size / 1_048_576)} MB.`);
}

/** A blog that has grown: lists, tags, documents and the first search after a start. */
export async function run() {
  const { startTestSite } = await loadBuilt('harness');
  const { fillBlog } = await loadBuilt('benchmarks');
  for (const { posts, words } of sizes) {
    const directory = mkdtempSync(path.join(tmpdir(), 'loon-blog-'));
    const file = path.join(directory, 'site.sqlite');
    try {
      process.env.DATABASE_URL = `sqlite:${file}`;
      await (await startTestSite({ DATABASE_URL: process.env.DATABASE_URL })).close();
      await fillBlog(process.env.DATABASE_URL, posts, words);
      console.log(`${posts.toLocaleString('en')} posts of ${words} words, milliseconds:`);
      await measure(file);
    } finally {
      delete process.env.DATABASE_URL;
      rmSync(directory, { recursive: true });
    }
  }
}
