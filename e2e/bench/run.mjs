// npm run bench: what the site costs, as ratios to a raw limit measured in the same run.
import { performance } from 'node:perf_hooks';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from '../../gateway/commands/ensure-built.mjs';
import { ensureInstalled } from '../../gateway/commands/ensure-installed.mjs';
import { ensureBrowser } from '../ensure-browser.mjs';

ensureInstalled();
await ensureBuilt();
await ensureBrowser();
const { compare, startProcess } = await import('./load.mjs');
const { measureClientBytes } = await import('./client-bytes.mjs');
const { demoForm, seedRequests } = await import('./sample-data.mjs');

/** Seconds from `npm start` to its last line, with nothing to install or build. */
async function measureStart() {
  const startedAt = performance.now();
  const child = spawn('node', ['gateway/commands/start.mjs'], {
    env: { ...process.env, PORT: '0', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    if (chunk.toString().includes('Loon is ready')) {
      break;
    }
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}

const site = await startProcess('site-process.mjs');
const { url, cookie } = site.said;
await seedRequests(url, 10_000);

const json = { 'content-type': 'application/json' };
const query = (text) => JSON.stringify({ query: text });
const measurements = {
  'home page from cache (br)': { url: `${url}/`, headers: { 'accept-encoding': 'br' } },
  'GraphQL list: faqs': {
    url: `${url}/graphql`,
    method: 'POST',
    headers: json,
    body: query('{ faqs { id question answer } }'),
  },
  'GraphQL list: 20 of 10,000 requests': {
    url: `${url}/graphql`,
    method: 'POST',
    headers: { ...json, cookie },
    body: query('{ visitorRequests(first: 20) { edges { node { id email status } } } }'),
  },
  'form post (stored on disk)': {
    url: `${url}/api/loon-demo-request`,
    method: 'POST',
    headers: json,
    body: JSON.stringify(demoForm),
  },
};

const rows = [];
for (const [name, request] of Object.entries(measurements)) {
  const { site: measured, limit, ratio } = await compare(request);
  rows.push({
    what: name,
    'requests/s': measured.perSecond,
    'p99 ms': measured.p99,
    'bare requests/s': limit.perSecond,
    'bare p99 ms': limit.p99,
    'ratio %': Number((ratio * 100).toFixed(1)),
    refused: measured.refused,
  });
}
console.table(rows);

site.child.send('memory');
const [{ residentMegabytes }] = await once(site.child, 'message');
console.log(`Resident memory after load: ${residentMegabytes} MB`);
console.log(`npm start, nothing stale: ${(await measureStart()).toFixed(2)} s`);

console.log('Client bytes per route (compressed, over the wire):');
console.table(await measureClientBytes(url, ['/', '/privacy', '/blog-admin']));
site.child.send('close');
await once(site.child, 'exit');
