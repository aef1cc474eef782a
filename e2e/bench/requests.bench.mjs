import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { once } from 'node:events';
import { loadBuilt } from './built.mjs';
import { startProcess } from './load.mjs';
import { fillWithRequests } from './million-requests.mjs';

const count = 1_000_000;

const list = `query ($filter: RequestFilter, $after: String) {
  visitorRequests(first: 20, after: $after, filter: $filter) {
    edges { node { id kind status firstName lastName affiliation email createdAt } }
    pageInfo { endCursor hasNextPage }
  }
}`;
const total = `query ($filter: RequestFilter) {
  visitorRequests(first: 1, filter: $filter) { totalCount }
}`;
const overview = `query ($from: DateTimeISO) {
  requestOverview(from: $from) { total byPlatform { name count } overTime { start demo } }
}`;

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The queries, how often, and with which variables. */
const questions = [
  ['first page', 100, list, {}],
  ['one kind and status', 100, list, { filter: { kind: 'DEMO', status: 'NEW' } }],
  ['one platform', 100, list, { filter: { platform: 'Harbour' } }],
  ['one number of studies', 100, list, { filter: { numberOfStudies: '100+' } }],
  ['a month two years ago', 100, list, { filter: { from: daysAgo(760), to: daysAgo(730) } }],
  ['suspects', 100, list, { filter: { view: 'SUSPECTS' } }],
  ['waiting too long', 100, list, { filter: { overdue: true } }],
  ['search: frequent words', 50, list, { filter: { search: 'larsen lakehead' } }],
  ['search: one e-mail address', 5, list, { filter: { search: 'noor.silva1235@' } }],
  ['search: 10 hits of a million', 5, list, { filter: { search: 'heffalump' } }],
  ['search: no hit', 5, list, { filter: { search: 'there is no such word' } }],
  ['how many in all', 20, total, {}],
  ['how many of one status', 20, total, { filter: { status: 'NEW' } }],
  ['how many with a word', 3, total, { filter: { search: 'meridian' } }],
  ['overview of 90 days', 5, overview, { from: daysAgo(90) }],
  ['overview of three years', 2, overview, { from: daysAgo(1_095) }],
];

const round = (value) => Math.round(value * 10) / 10;

function summary(durations) {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Polls the health of the site; the slowest response shows how long it was busy. */
function watchHealth(url) {
  let watching = true;
  const durations = [];
  const finished = (async () => {
    while (watching) {
      const startedAt = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      durations.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return async () => {
    watching = false;
    await finished;
    return Math.round(Math.max(...durations));
  };
}

async function ask({ url, cookie }, query, variables) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) {
    throw new Error(errors[0].message);
  }
  return data;
}

async function timeQuestion(site, [, times, query, variables]) {
  await ask(site, query, variables);
  const endWatch = watchHealth(site.url);
  const durations = [];
  for (let index = 0; index < times; index += 1) {
    const startedAt = performance.now();
    await ask(site, query, variables);
    durations.push(performance.now() - startedAt);
  }
  return { ...summary(durations), othersWaitedMs: await endWatch() };
}

async function residentMegabytes(child) {
  child.send('memory');
  const [{ residentMegabytes: megabytes }] = await once(child, 'message');
  return megabytes;
}

async function timeExport(child, { url, cookie }) {
  const before = await residentMegabytes(child);
  const endWatch = watchHealth(url);
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/requests.csv`, { headers: { cookie } });
  let bytes = 0;
  let peak = before;
  let measuredAt = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes - measuredAt > 20_000_000) {
      measuredAt = bytes;
      peak = Math.max(peak, await residentMegabytes(child));
    }
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    seconds: round(seconds),
    megabytes: Math.round(bytes / 1_048_576),
    memoryBeforeMb: before,
    memoryPeakMb: peak,
    othersWaitedMs: await endWatch(),
  };
}

/** Waits until the background job has indexed all but the newest requests. */
async function indexed(file, wanted) {
  const { BetterSqlite3 } = await loadBuilt('benchmarks');
  const connection = new BetterSqlite3(file, { readonly: true });
  const present = connection.prepare('SELECT MAX(ordinal) FROM request_ordinal').pluck();
  while ((present.get() ?? 0) < wanted - 1_000) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  connection.close();
}

/** A million requests in the table: pages, filters, search, overview and export over HTTP. */
export async function run() {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-million-'));
  const file = path.join(directory, 'site.sqlite');
  try {
    process.env.DATABASE_URL = `sqlite:${file}`;
    const { startTestSite } = await loadBuilt('harness');
    await (await startTestSite({ DATABASE_URL: process.env.DATABASE_URL })).close();
    await fillWithRequests(file, count);
    const { child, said } = await startProcess('site-process.mjs');
    const startedAt = performance.now();
    await indexed(file, count);
    console.log(
      `Texts indexed after ${String(Math.round((performance.now() - startedAt) / 1_000))} s`,
    );
    console.log(
      `${count.toLocaleString('en')} requests, ${Math.round(statSync(file).size / 1_048_576)} MB:`,
    );
    const rows = {};
    for (const question of questions) {
      rows[question[0]] = await timeQuestion(said, question);
    }
    console.table(rows);
    console.log('Export of everything as CSV:', await timeExport(child, said));
    child.send('close');
    await once(child, 'exit');
  } finally {
    delete process.env.DATABASE_URL;
    rmSync(directory, { recursive: true });
  }
}
