import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadBuilt } from './built.mjs';
import { startProcess } from './load.mjs';

/**
 * At 100,000 the texts are short, because filling the tables would take longer than all the rest.
 */
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

/** The CPU time of the process so far, in milliseconds. */
async function cpuOf(child) {
  child.send('cpu');
  const [{ milliseconds }] = await once(child, 'message');
  return milliseconds;
}

/** The first of several repetitions, and the mean of all: elapsed and CPU time. */
async function summary(child, work, times = repetitions) {
  const cpuBefore = await cpuOf(child);
  const durations = [];
  for (let turn = 0; turn < times; turn += 1) durations.push(await timed(() => work(turn)));
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    firstMs: round(durations[0]),
    p50Ms: round(sorted[sorted.length >> 1]),
    cpuMs: round(((await cpuOf(child)) - cpuBefore) / times),
  };
}

let asked = 0;

/** Queries over GraphQL, each time in other words, so that no cached response is returned. */
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

/** The longest time that a small request takes while `work` runs. */
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

const search = '{ searchPosts(query: "tha ing", first: 12) { relevanceScore post { slug } } }';
const cards = 'totalCount edges { node { slug title excerpt tags publishedAt featured } }';
const list = (tag) => `{ posts(first: 12${tag ? `, tag: "${tag}"` : ''}) { ${cards} } }`;
const related = (turn) => `{ relatedPosts(slug: "sample-${turn * 7}") { slug } }`;

/** Starts the site and searches immediately; resolves with the response. */
async function firstSearch() {
  const { child, said } = await startProcess('site-process.mjs');
  const waited = await othersWait(said.url, () => ask(said.url, search));
  return { child, url: said.url, waited };
}

async function measure(file) {
  const first = await firstSearch();
  while (!existsSync(`${file}.search`)) await new Promise((resolve) => setTimeout(resolve, 500));
  await stop(first.child);
  const { child, url, waited } = await firstSearch();
  const rows = { '/sitemap.xml': await summary(child, () => read(url, '/sitemap.xml'), 1) };
  const parts = [...(await read(url, '/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap-[^<]*)</g)];
  rows[`its ${parts.length} parts`] = await summary(
    child,
    (turn) => read(url, parts[turn][1]),
    parts.length,
  );
  rows.list = await summary(child, () => ask(url, list()));
  rows['list of a frequent tag'] = await summary(child, () => ask(url, list('Tag 1')));
  rows['list of a rare tag'] = await summary(child, () => ask(url, list('Tag 397')));
  rows.tags = await summary(child, () => ask(url, '{ tags { name postCount } }'));
  rows['related posts'] = await summary(child, (turn) => ask(url, related(turn)));
  rows['/feed.xml'] = await summary(child, () => read(url, '/feed.xml'), 1);
  rows['/llms.txt'] = await summary(child, () => read(url, '/llms.txt'), 1);
  await stop(child);
  console.table(rows);
  console.table({
    'first search, nothing stored': first.waited,
    'first search, a stored index': waited,
  });
  const megabytes = (name) => Math.round(statSync(name).size / 1_048_576);
  console.log(`Database ${megabytes(file)} MB, search index ${megabytes(`${file}.search`)} MB.`);
}

/** A large blog: lists, tags, documents and the first search after a start. */
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
      console.log(
        `${posts.toLocaleString('en')} posts of ${words} words, nothing cached, milliseconds:`,
      );
      await measure(file);
    } finally {
      delete process.env.DATABASE_URL;
      rmSync(directory, { recursive: true });
    }
  }
}
