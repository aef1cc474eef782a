import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './load.mjs';

const words = 5_000;
const processes = 3;
const laterChecks = 10;
/** How long after a form was opened or changed it triggers a check. */
const typingMs = 800;
const articles = 'data/content/articles';
const query = `query ($input: CheckPostInput!) {
  checkPost(input: $input) { findings { rule severity message excerpt suggestion } } }`;

/** The articles that ship with the site, concatenated up to `words` words. */
function longText() {
  const texts = readdirSync(articles)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(path.join(articles, name), 'utf8').replace(/^---.*?^---$/ms, ''));
  return texts.join('\n\n').match(new RegExp(String.raw`^(?:\s*\S+){${words}}`))[0];
}

async function ask({ url, cookie }, body) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const { errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return performance.now() - startedAt;
}

/** The longest time that a small request takes over this many milliseconds. */
async function othersWait(url, ms) {
  const until = performance.now() + ms;
  let longest = 0;
  while (performance.now() < until) {
    const startedAt = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - startedAt);
    await pause(2);
  }
  return Math.round(longest);
}

/** Checks in a fresh process, with or without a form opened before. */
async function measure(content, formOpened) {
  const { child, said } = await startProcess('site-process.mjs');
  const input = { title: 'Evidence', content, metaDescription: 'About evidence.' };
  const check = () => ask(said, { query, variables: { input } });
  await ask(said, { query: '{ viewer { email } }' });
  await othersWait(said.url, typingMs);
  if (formOpened) await ask(said, { query: '{ postDrafts { id } }' });
  const healthzMs = await othersWait(said.url, typingMs);
  const first = await check();
  const later = [];
  for (let turn = 0; turn < laterChecks; turn += 1) later.push(await check());
  child.send('close');
  await once(child, 'exit');
  return { first, later: later.toSorted((a, b) => a - b)[laterChecks >> 1], healthzMs };
}

/** The quickest of some processes: a busy machine slows the others. */
async function quickest(content, formOpened) {
  const results = [];
  for (let turn = 0; turn < processes; turn += 1) {
    results.push(await measure(content, formOpened));
  }
  const least = (key) => Math.round(Math.min(...results.map((result) => result[key])));
  return {
    'first check': least('first'),
    'later ones, p50': least('later'),
    'longest /healthz before': least('healthzMs'),
  };
}

/** How soon a text of 5,000 words is checked in processes that have just started. */
export async function run() {
  const content = longText();
  const rows = {
    'nothing before': await quickest(content, false),
    'a form opened before': await quickest(content, true),
  };
  console.log(
    `Checks of a post of ${words.toLocaleString('en')} words, milliseconds, the quickest of ${processes} processes:`,
  );
  console.table(rows);
}
