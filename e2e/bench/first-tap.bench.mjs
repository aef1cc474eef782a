// The first tap on "Request a demo" on a slow phone: CPU slowed four times, slow 4G, a new visitor.
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { startProcess } from './load.mjs';

const record = new URL('../../.cache/browser.json', import.meta.url);
const runs = 3;
const secondsAfterFirstPaint = [0.3, 2, 6];
const goalMs = 300;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};

/**
 * Resolves when the page has recorded something, without polling, for which a slow page would need
 * time.
 */
async function notedOn(session) {
  const awaited = new Map();
  const until = (name) => {
    if (!awaited.has(name)) {
      let resolve;
      const noted = new Promise((settle) => (resolve = settle));
      awaited.set(name, { noted, resolve });
    }
    return awaited.get(name);
  };
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tapNoted' });
  session.on('Runtime.bindingCalled', ({ payload }) => until(payload).resolve());
  return (name) => until(name).noted;
}

/**
 * Records on the page's own clock when the tap came, when the dialog was painted, and when the
 * letter was.
 */
function watch() {
  const times = {};
  window.tapTimes = times;
  const note = (name, at) => {
    if (name in times) return;
    times[name] = at;
    window.tapNoted(name);
  };
  const afterPaint = (name) =>
    window.requestAnimationFrame(() => setTimeout(() => note(name, window.performance.now())));
  new window.PerformanceObserver((list) => {
    const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
    if (paint) note('firstPaint', paint.startTime);
  }).observe({ type: 'paint', buffered: true });
  window.addEventListener('pointerdown', ({ timeStamp }) => note('tap', timeStamp), true);
  window.addEventListener(
    'focusin',
    ({ target }) => target.closest('[role="dialog"]') && afterPaint('dialog'),
    true,
  );
  window.addEventListener(
    'input',
    ({ target }) => target.closest('[role="dialog"]') && afterPaint('letter'),
    true,
  );
}

async function tap(page, session) {
  const box = await page.evaluate(() => {
    const seen = [...window.document.querySelectorAll('[data-opens="demo"]')]
      .map((button) => button.getBoundingClientRect())
      .find(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= window.innerHeight);
    return { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [box] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function firstTap(browser, url, seconds) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const noted = await notedOn(session);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    (ms) => window.performance.now() > window.tapTimes?.firstPaint + ms,
    seconds * 1_000,
    { timeout: 60_000 },
  );
  await tap(page, session);
  await noted('dialog');
  await session.send('Input.insertText', { text: 'I' });
  await noted('letter');
  const { tap: at, dialog, letter } = await page.evaluate(() => window.tapTimes);
  await page.waitForFunction(() => window.document.documentElement.dataset.hydrated === 'true');
  await page.waitForTimeout(3_000);
  const typed = await page.evaluate(() => window.document.activeElement.value);
  await context.close();
  return { dialog: dialog - at, letter: letter - at, typed };
}

function median(values) {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]);
}

/**
 * Milliseconds from the tap until the dialog is painted, and until a letter typed immediately is.
 */
export async function run() {
  const executablePath = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8')).executable
    : undefined;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const site = await startProcess('site-process.mjs');
  const rows = [];
  for (const seconds of secondsAfterFirstPaint) {
    const taps = [];
    for (let run = 0; run < runs; run += 1) {
      taps.push(await firstTap(browser, site.said.url, seconds));
    }
    const letterMs = median(taps.map(({ letter }) => letter));
    rows.push({
      'seconds after first paint': seconds,
      'dialog ms': median(taps.map(({ dialog }) => dialog)),
      'letter ms': letterMs,
      missed: letterMs > goalMs,
      typed: taps.every(({ typed }) => typed === 'I'),
    });
  }
  console.log(`First tap on a slow phone, median of ${runs}:`);
  console.table(rows);
  await browser.close();
  site.child.send('close');
  await once(site.child, 'exit');
}
