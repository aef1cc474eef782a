// Installs the packages when those in node_modules are not the ones the lock file names.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) {
    return false;
  }
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([place, wanted]) =>
      place === '' || wanted.optional || installed[place]?.version === wanted.version,
  );
}

export function ensureInstalled() {
  if (isInstalled()) {
    return;
  }
  console.log('Installing packages (one to three minutes the first time) …');
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
