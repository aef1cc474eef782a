// Finds a Chromium for the browser tests and stores its path in .cache/browser.json: Playwright's
// own where it can be downloaded, otherwise Debian's headless shell, which takes a quarter less
// time than the whole browser, otherwise an installed browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const record = '.cache/browser.json';
const downloadTimeoutMs = 180_000;
const shellName = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

function systemBrowser() {
  return systemNames.map(onPath).find(Boolean);
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function download() {
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: downloadTimeoutMs,
  });
  return status === 0 ? playwrightBrowser() : undefined;
}

function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) {
    return undefined;
  }
  console.log(`Installing Debian’s ${name} …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  return onPath(name);
}

export async function ensureBrowser() {
  if (existsSync(record) && existsSync(JSON.parse(readFileSync(record, 'utf8')).executable)) {
    return;
  }
  const executable =
    (await playwrightBrowser()) ??
    (await download()) ??
    onPath(shellName) ??
    installDebianPackage(shellName) ??
    systemBrowser() ??
    installDebianPackage('chromium');
  if (executable === undefined) {
    throw new Error('No Chromium could be found or installed. Install one and run npm test again.');
  }
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ executable }));
}
