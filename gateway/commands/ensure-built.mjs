// Builds when a source file has changed since the last build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['web', 'gateway', 'schema', 'data/migrations'];
const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.json', 'ormconfig.ts'];
const irrelevant = /\.test\.tsx?$|\.graphql$/;
const stamp = 'build/sources.sha256';

function hashSources() {
  const hash = createHash('sha256');
  const all = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !irrelevant.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  for (const file of [...all.sort(), ...files]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export async function ensureBuilt() {
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  console.log('Building …');
  rmSync(stamp, { force: true });
  // In a process of its own: the site would keep the hundreds of megabytes that a build takes.
  const build = spawn(process.execPath, [path.join(import.meta.dirname, 'build.mjs')], {
    stdio: 'inherit',
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) {
    throw new Error('The site could not be built; the messages above say why.');
  }
  writeFileSync(stamp, wanted);
}
