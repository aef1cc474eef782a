// npm run lint: no file imports itself through others, including type-only and dynamic imports,
// which the linter's rule ignores.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const imported = /\b(?:from|import)\s*\(?\s*'(\.[^'?]+)'/g;

const files = new Set(
  ['gateway', 'web', 'schema', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(tsx?|mjs)$/.test(file)),
  ),
);
const imports = new Map(
  [...files].map((file) => [
    file,
    [...readFileSync(path.join(root, file), 'utf8').matchAll(imported)]
      .map(([, name]) => path.join(path.dirname(file), name))
      .filter((target) => files.has(target)),
  ]),
);

const done = new Set();
const cycles = [];

/** Follows the imports of a file; `trail` is the path to it. */
function follow(file, trail) {
  const start = trail.indexOf(file);
  if (start !== -1) {
    cycles.push([...trail.slice(start), file]);
    return;
  }
  if (done.has(file)) return;
  for (const target of imports.get(file)) follow(target, [...trail, file]);
  done.add(file);
}

for (const file of files) follow(file, []);
console.log(`${files.size} files, ${cycles.length} cycles of imports`);
cycles.forEach((cycle) => console.error(cycle.join(' → ')));
process.exit(cycles.length === 0 ? 0 : 1);
