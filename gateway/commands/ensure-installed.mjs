// Installs the packages when those in node_modules are not the ones the lock file names
// (product 10.1). As a program: also the packages that only development needs.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const lock = 'package-lock.json';
/** npm's record of what it installed. */
const record = 'node_modules/.package-lock.json';

function packagesOf(root, file) {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return Object.entries(packages).filter(([place]) => place !== '');
}

/**
 * What npm has to be called with so that the packages below `root` are the lock file's, or undefined
 * if they are. Without `development` those are the packages that building and running need; tools
 * that were installed before are updated.
 */
export function installationNeeded(root, { development }) {
  const found = existsSync(path.join(root, record)) ? packagesOf(root, record) : [];
  const installed = new Map(found);
  const wanted = packagesOf(root, lock);
  const withTools = development || wanted.some(([place, { dev }]) => dev && installed.has(place));
  const isCurrent = ([place, { name, version, dev, optional }]) => {
    if (optional || (dev && !withTools)) {
      return true;
    }
    // A package under another's name may have the version of the one it replaces.
    const there = installed.get(place);
    return there?.version === version && there.name === name;
  };
  if (wanted.every(isCurrent)) {
    return undefined;
  }
  return ['ci', withTools ? '--include=dev' : '--omit=dev'];
}

/** `development`: also what only tests, `npm run dev`, `lint` and `codegen` need. */
export function ensureInstalled({ development = false } = {}) {
  const needed = installationNeeded('.', { development });
  if (needed === undefined) {
    return;
  }
  // The only install script that matters compiles better-sqlite3 12 for a minute where it cannot be
  // downloaded; Node 24 uses version 13, which needs none (gateway/database/sqlite/library.ts).
  const scripts = Number.parseInt(process.versions.node, 10) < 24 ? [] : ['--ignore-scripts'];
  console.log('Installing packages (about a minute the first time) …');
  execFileSync('npm', [...needed, ...scripts, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled({ development: true });
}
