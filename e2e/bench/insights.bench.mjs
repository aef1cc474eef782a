import { readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadBuilt } from './built.mjs';
import { startProcess } from './load.mjs';

const dayMs = 86_400_000;
const days = 3 * 365;
const paths = 1_000;
const turns = 15;

const dayOf = (moment) => new Date(moment).toISOString().slice(0, 10);

/**
 * The periods of the tab, and custom dates, which read the most rows: months that are almost
 * complete.
 */
function periods() {
  const now = new Date();
  const untilToday = (length) => [dayOf(now - (length - 1) * dayMs), dayOf(now)];
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    '30 days': untilToday(30),
    '12 months': untilToday(365),
    '3 years': untilToday(days),
    'own dates, 3 years': [Date.UTC(year - 3, month + 1, 2), Date.UTC(year, month, -1)].map(dayOf),
  };
}

async function cpuOf(child) {
  child.send('cpu');
  const [{ milliseconds }] = await once(child, 'message');
  return milliseconds;
}

async function ask({ url, cookie }, query, [from, to]) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query,
      variables: { from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` },
    }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data.insights;
}

async function measure({ child, said }, query, period) {
  const { pages } = await ask(said, query, period);
  if (pages.length !== paths) throw new Error(`${pages.length} pages`);
  const cpuBefore = await cpuOf(child);
  const durations = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const startedAt = performance.now();
    await ask(said, query, period);
    durations.push(performance.now() - startedAt);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    bestMs: Math.round(sorted[0]),
    p50Ms: Math.round(sorted[turns >> 1]),
    cpuMs: Math.round(((await cpuOf(child)) - cpuBefore) / turns),
  };
}

/** Removes a site's files in `data` for a database on a server. */
function removeStateOf(url) {
  const name = path.basename(url);
  for (const file of readdirSync('data')) {
    if (file.startsWith(`${name}.`)) rmSync(path.join('data', file));
  }
}

/** Response times of all figures of the tab "Insights", over aggregates of this many names. */
async function measureOver(engine, others) {
  const { createTestDatabase, figuresQuery, fillBlog, fillAggregates } =
    await loadBuilt('benchmarks');
  const { startTestSite } = await loadBuilt('harness');
  const database = await createTestDatabase(engine);
  try {
    process.env.DATABASE_URL = database.url;
    await (await startTestSite({ DATABASE_URL: database.url })).close();
    await fillBlog(database.url, paths, 100);
    await fillAggregates(database.url, days, { paths, others });
    const site = await startProcess('site-process.mjs');
    const rows = {};
    for (const [name, period] of Object.entries(periods())) {
      rows[name] = await measure(site, figuresQuery, period);
    }
    console.log(
      `${days} days of ${paths} paths and ${others} sources, campaigns and queries, on ${engine}:`,
    );
    console.table(rows);
    site.child.send('close');
    await once(site.child, 'exit');
  } finally {
    delete process.env.DATABASE_URL;
    await database.remove();
    removeStateOf(database.url);
  }
}

/** Three years of aggregates of 1,000 paths; other names as on a busy site, and the maximum. */
export async function run() {
  const { engines } = await loadBuilt('benchmarks');
  for (const engine of engines) {
    for (const others of [100, 1_000]) await measureOver(engine, others);
  }
}
