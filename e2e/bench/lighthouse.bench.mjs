// Lighthouse's own mobile profile (simulated slow 4G, CPU slowed four times), median of three runs.
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installTool } from '../../gateway/commands/install-tool.mjs';
import { startProcess } from './load.mjs';
import { measureHydration } from './hydration.mjs';

const record = new URL('../../.cache/browser.json', import.meta.url);
const routes = ['/', '/reflections', '/reflections/making-systematic-reviews-feasible', '/privacy'];
const runs = 3;

const version = '12.8.2';

/** The required scores of each page. */
const goals = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  'LCP ms': { atMost: 1_500 },
  CLS: { atMost: 0.01 },
  'TBT ms': { atMost: 100 },
};

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function figuresOf({ categories, audits }) {
  return {
    ...Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]),
    ),
    'LCP ms': Math.round(audits['largest-contentful-paint'].numericValue),
    CLS: Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
    'TBT ms': Math.round(audits['total-blocking-time'].numericValue),
  };
}

/** Names of the audits that cost a category points. */
function complaintsOf({ categories, audits }) {
  const weighted = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighted.map(({ id }) => id).filter((id) => (audits[id].score ?? 1) < 1);
}

async function measure(lighthouse, url, port) {
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (lhr.runtimeError !== undefined) {
      throw new Error(`${url}: ${lhr.runtimeError.message}`);
    }
    measured.push({ figures: figuresOf(lhr), complaints: complaintsOf(lhr) });
  }
  const figures = Object.fromEntries(
    Object.keys(goals).map((name) => [name, median(measured.map((run) => run.figures[name]))]),
  );
  return { figures, complaints: new Set(measured.flatMap(({ complaints }) => complaints)) };
}

function misses(figures) {
  return Object.entries(goals)
    .filter(([name, { atLeast = -Infinity, atMost = Infinity }]) => {
      return figures[name] < atLeast || figures[name] > atMost;
    })
    .map(([name]) => name);
}

/** Lighthouse's four scores and the vitals of the pages a visitor sees first. */
export async function run() {
  const { default: lighthouse } = await import(
    pathToFileURL(installTool('lighthouse', version)).href
  );
  const executablePath = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8')).executable
    : undefined;
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  const site = await startProcess('site-process.mjs');
  const rows = [];
  for (const route of routes) {
    const { figures, complaints } = await measure(lighthouse, `${site.said.url}${route}`, port);
    const hydration = await measureHydration(browser, `${site.said.url}${route}`);
    rows.push({ route, ...figures, missed: misses(figures).join(', '), ...hydration });
    complaints.forEach((complaint) => console.log(`${route}: ${complaint}`));
  }
  console.log(`Lighthouse, mobile profile, median of ${runs}:`);
  console.table(rows);
  await browser.close();
  site.child.send('close');
  await once(site.child, 'exit');
}
