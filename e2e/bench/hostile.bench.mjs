// npm run bench -- hostile: response times for others during an attack on the site.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { hostileLoads } from './hostile-loads.mjs';
import { startProcess } from './load.mjs';

const seconds = 8;
const probeEveryMs = 50;

/** The time from a request to its response, over a new connection, in milliseconds. */
function waitFor(url) {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(performance.now() - startedAt));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * Sends a request every 50 ms until stopped; resolves with all response times, including those
 * still running.
 */
function probe(url) {
  const waits = [];
  const timer = setInterval(() => waits.push(waitFor(url)), probeEveryMs);
  return async () => {
    clearInterval(timer);
    return (await Promise.all(waits)).sort((one, other) => one - other);
  };
}

/** The resident memory of a process in megabytes; none once it has ended. */
function residentMemory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [own, mapped] = ['RssAnon', 'RssFile'].map(
      (kind) => Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024,
    );
    return { own, mapped };
  } catch {
    return { own: 0, mapped: 0 };
  }
}
/** The child processes of a process: the image decoders. */
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** Records the peak memory of the site's process, and the peak together with its decoders. */
function watchMemory(pid) {
  const peak = { site: 0, all: 0 };
  const look = () => {
    const site = residentMemory(pid);
    const decoders = childrenOf(pid).map(residentMemory);
    peak.site = Math.max(peak.site, site.own + site.mapped);
    // Decoders run the same program, whose pages they share with the site.
    peak.all = Math.max(
      peak.all,
      decoders.reduce((sum, { own }) => sum + own, site.own + site.mapped),
    );
  };
  look();
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    return { site: Math.round(peak.site), all: Math.round(peak.all) };
  };
}

const at = (waits, share) =>
  Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);

async function endure(name) {
  const site = await startProcess('site-process.mjs', undefined, ['production-limits']);
  const { url, cookie } = site.said;
  await waitFor(`${url}/`);
  const client = fork(path.join(import.meta.dirname, 'hostile-client.mjs'), { stdio: 'inherit' });
  const memory = watchMemory(site.child.pid);
  const health = probe(`${url}/healthz`);
  const home = probe(`${url}/`);
  client.send({ name, url, cookie, seconds });
  const [answers] = await once(client, 'message');
  const [healthWaits, homeWaits] = await Promise.all([health(), home()]);
  const peak = memory();
  site.child.send('close');
  await once(site.child, 'exit');
  return {
    load: name,
    'healthz p50 ms': at(healthWaits, 0.5),
    'healthz p99 ms': at(healthWaits, 0.99),
    'home p50 ms': at(homeWaits, 0.5),
    'home p99 ms': at(homeWaits, 0.99),
    'peak MB': peak.site,
    'with decoders MB': peak.all,
    answers: Object.entries(answers)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  };
}

/** Upper bounds of response times, on two dedicated cores, and of the site's memory. */
const bounds = {
  'healthz p99 ms': 250,
  'home p99 ms': 250,
  'peak MB': 400,
  'with decoders MB': 400,
};

/**
 * One site after another, with the limits of production, each under one load; with
 * `BENCH_LOADS=agents` those whose names contain that.
 */
export async function run() {
  const wanted = process.env.BENCH_LOADS ?? '';
  const rows = [];
  for (const name of Object.keys(hostileLoads({ cookie: '' }))) {
    if (name.includes(wanted)) {
      rows.push(await endure(name));
      console.log(rows.at(-1));
    }
  }
  console.table(rows);
  for (const row of rows) {
    for (const [of, max] of Object.entries(bounds)) {
      if (row[of] > max) console.log(`Beyond its bound of ${max}: ${row.load}, ${of} ${row[of]}`);
    }
  }
}
