import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { loadBuilt } from './built.mjs';
import { startProcess } from './load.mjs';

const posts = 10_000;
const words = 1_500;
const query = '{ claimReview { checked total postCount claims { placeCount } posts { id } } }';

async function ask({ url, cookie }) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return { ...data.claimReview, ms: performance.now() - startedAt };
}

async function figureOf(child, name) {
  child.send(name);
  const [said] = await once(child, 'message');
  return Object.values(said)[0];
}

/** Queries as the part “Claims” does, until every post has been read. */
async function readAll({ child, said }) {
  const before = await figureOf(child, 'memory');
  const cpuBefore = await figureOf(child, 'cpu');
  const startedAt = performance.now();
  const answers = [];
  for (let last = -1, answer; ; last = answer.checked) {
    answer = await ask(said);
    answers.push(answer);
    if (answer.checked === answer.total || answer.checked === last) break;
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const { checked, total } = answers.at(-1);
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const cpuRead = await figureOf(child, 'cpu');
  const again = [];
  for (let turn = 0; turn < 10; turn += 1) again.push((await ask(said)).ms);
  const cpuAgain = ((await figureOf(child, 'cpu')) - cpuRead) / 10;
  return {
    read: `${checked} of ${total}`,
    answers: answers.length,
    'in all, s': Math.round(seconds),
    'of the processor, s': Math.round((cpuRead - cpuBefore) / 1_000),
    'first, ms': Math.round(answers[0].ms),
    'p50, ms': Math.round(sorted[sorted.length >> 1]),
    'longest, ms': Math.round(sorted.at(-1)),
    'everything read, p50 ms': Math.round(again.toSorted((a, b) => a - b)[5]),
    'the same, of the processor': Math.round(cpuAgain),
    'memory before and after, MB': `${before}, ${await figureOf(child, 'memory')}`,
  };
}

/** The review of the claims over a large blog: how long responses take until all posts are read. */
export async function run() {
  const { startTestSite } = await loadBuilt('harness');
  const { fillBlog } = await loadBuilt('benchmarks');
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-claims-'));
  try {
    const file = path.join(directory, 'site.sqlite');
    process.env.DATABASE_URL = `sqlite:${file}`;
    await (await startTestSite({ DATABASE_URL: process.env.DATABASE_URL })).close();
    await fillBlog(process.env.DATABASE_URL, posts, words);
    const site = await startProcess('site-process.mjs');
    // Its search index takes its own time and memory.
    while (!existsSync(`${file}.search`)) await pause(500);
    console.log(`The review of claims over ${posts.toLocaleString('en')} posts of ${words} words:`);
    console.table(await readAll(site));
    site.child.send('close');
    await once(site.child, 'exit');
  } finally {
    delete process.env.DATABASE_URL;
    rmSync(directory, { recursive: true });
  }
}
