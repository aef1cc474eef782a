import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Installs a tool that a single command needs in .cache/tools, the first time, and returns the file
 * to import. What it expects beside it, such as Vitest, is found in the site's own node_modules.
 */
export function installTool(name, version) {
  const directory = path.resolve('.cache/tools', `${name.replace('/', '-')}-${version}`);
  if (!existsSync(path.join(directory, 'node_modules/.package-lock.json'))) {
    console.log(`Installing ${name} ${version} …`);
    mkdirSync(directory, { recursive: true });
    const options = [
      '--no-save',
      '--no-package-lock',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
    ];
    execFileSync('npm', ['install', '--prefix', directory, ...options, `${name}@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return createRequire(path.join(directory, 'index.js')).resolve(name);
}
