// Builds when a source file has changed since the last build.
import { createHash } from 'node:crypto';
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
  const { buildAll } = await import('./build.mjs');
  await buildAll();
  writeFileSync(stamp, wanted);
}
