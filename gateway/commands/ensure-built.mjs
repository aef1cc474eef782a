// Builds only when a source file has changed since the last build (product 10.1).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['web', 'gateway', 'schema', 'data/migrations'];
const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.json', 'ormconfig.ts'];
const irrelevant = /\.test\.tsx?$|\.graphql$/;
const ofTests = /[\\/]testing[\\/]|\.(test-support|bench)\.ts$/;

const product = { title: 'Building …', parts: [], stamp: 'build/sources.sha256' };
const testing = {
  title: 'Building for tests …',
  parts: ['testing'],
  stamp: 'build/testing.sha256',
};

/** Two hashes: of the product's sources, and of those plus the tests' additions. */
function hashSources() {
  const hash = createHash('sha256');
  const add = (file) => hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  const all = sources
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !irrelevant.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  [...all.filter((file) => !ofTests.test(file)), ...files].forEach(add);
  const ofProduct = hash.copy().digest('hex');
  all.filter((file) => ofTests.test(file)).forEach(add);
  return { ofProduct, ofTesting: hash.digest('hex') };
}

async function buildUnlessCurrent({ title, parts, stamp }, wanted) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  console.log(title);
  rmSync(stamp, { force: true });
  // In a separate process: otherwise the site would retain the hundreds of megabytes of a build.
  const program = path.join(import.meta.dirname, 'build.mjs');
  const build = spawn(process.execPath, [program, ...parts], { stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) {
    throw new Error('The site could not be built; the messages above say why.');
  }
  writeFileSync(stamp, wanted);
}

/** Builds the product when it is stale. */
export async function ensureBuilt() {
  await buildUnlessCurrent(product, hashSources().ofProduct);
}

/** Builds the product, and the bundle of browser tests and benchmarks, when stale. */
export async function ensureBuiltForTests() {
  const { ofProduct, ofTesting } = hashSources();
  await buildUnlessCurrent(product, ofProduct);
  await buildUnlessCurrent(testing, ofTesting);
}
