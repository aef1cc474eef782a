import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { once } from 'node:events';
import { startProcess } from './load.mjs';

const record = new URL('../../.cache/browser.json', import.meta.url);
const kinds = ['document', 'script', 'stylesheet', 'font', 'image'];

async function transferred(page, act) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map();
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  session.on('Network.responseReceived', ({ requestId, type }) => {
    types.set(requestId, type.toLowerCase());
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId);
    if (kind in bytes) {
      bytes[kind] += encodedDataLength;
    }
  });
  await act();
  await session.detach();
  return bytes;
}

async function measureClientBytes(url, routes) {
  const executablePath = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8')).executable
    : undefined;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const rows = [];
  for (const route of routes) {
    for (const until of ['load', 'idle']) {
      const page = await browser.newPage();
      const bytes = await transferred(page, async () => {
        // Before idle: the application's own hydration is delayed, as on a busy page.
        if (until === 'load') {
          await page.addInitScript(() => {
            window.requestIdleCallback = () => 0;
          });
        }
        await page.goto(`${url}${route}`, { waitUntil: 'networkidle' });
      });
      rows.push({ route, until, ...bytes });
      await page.close();
    }
  }
  await browser.close();
  return rows;
}

/** Bytes over the wire per route: until the page has loaded, and once it is idle. */
export async function run() {
  const site = await startProcess('site-process.mjs');
  const routes = [
    '/',
    '/privacy',
    '/reflections/making-systematic-reviews-feasible',
    '/blog-admin',
  ];
  console.log('Client bytes per route (compressed, over the wire):');
  console.table(await measureClientBytes(site.said.url, routes));
  site.child.send('close');
  await once(site.child, 'exit');
}
