// npm run lint: import directions. `schema` imports nobody; `web` and `gateway` share one file; public
// pages import one file of the administration; the gateway's modules import from lower layers only.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The lowest layer first; a new module takes the lowest layer above everything it imports. */
const layers = [
  ['access', 'database', 'log', 'validation'],
  ['backup', 'housekeeping', 'http'],
  ['changes', 'graphql'],
  ['audit', 'launch', 'site'],
  ['mail'],
  ['auth', 'content', 'keys', 'posts', 'template'],
  ['ai', 'markdown-versions', 'media', 'metrics', 'redirects', 'requests'],
  [
    'agents',
    'api-description',
    'checks',
    'insights',
    'meetings',
    'privacy',
    'reminders',
    'replies',
  ],
];
/** Top-level files of the gateway that every module may import. */
const shared = [
  ...[
    'app-dependencies',
    'digest-part',
    'env',
    'failure',
    'image-uses',
    'page',
    'personal-records',
    'record-id',
  ],
  ...['shown-images', 'site-module', 'state-directory', 'stored-secret', 'timed-cursor'],
  ...['event-counters', 'uploads-place'],
].map((name) => `${name}.ts`);

/** What files of a folder do not import; see docs/architecture.md, "Layers". */
const directions = [
  { from: 'schema/', never: ['web/', 'gateway/', 'e2e/'] },
  { from: 'web/', never: ['gateway/', 'e2e/'] },
  { from: 'gateway/', never: ['web/'], but: 'web/entry-server.tsx' },
  ...['components', 'routes', 'apollo'].map((folder) => ({
    from: `web/${folder}/`,
    never: ['web/admin/'],
    but: 'web/admin/admin-entry.tsx',
  })),
];

const root = path.join(import.meta.dirname, '../..');
const gateway = path.join(root, 'gateway');
const ofTests = /\.(test|test-support|bench)\.ts$|(^|\/)testing\//;
const imported = /(?:from|import|import\()\s*'(\.[^'?]+)/g;

const moduleOf = (file) => (file.includes('/') ? file.split('/')[0] : undefined);
const layerOf = (moduleName) => layers.findIndex((modules) => modules.includes(moduleName));

function problemOf(file, target) {
  const [from, to] = [moduleOf(file), moduleOf(target)];
  if (to === undefined) {
    return shared.includes(target) ? undefined : 'modules must not import the entry point';
  }
  if (to === from) return undefined;
  if (layerOf(to) === -1) return `"${to}" is in no layer`;
  return layerOf(to) < layerOf(from) ? undefined : `"${to}" is not below "${from}"`;
}

/** The files of the project that a file imports, each as it is written and with its path. */
function importsOf(file) {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(imported)].map(
    ([, name = '']) => ({
      name,
      target: path.join(path.dirname(file), name),
    }),
  );
}

const violations = ['schema', 'web', 'gateway'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => path.join(folder, file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target }) =>
          directions.some(
            ({ from, never, but }) =>
              file.startsWith(from) &&
              never.some((forbidden) => target.startsWith(forbidden)) &&
              target !== but,
          ),
        )
        .map(({ name }) => `${file} imports ${name}: it must not depend on it`),
    ),
);

const files = readdirSync(gateway, { recursive: true })
  .filter((file) => file.endsWith('.ts') && !ofTests.test(file))
  .filter((file) => moduleOf(file) !== undefined && moduleOf(file) !== 'commands');
let arrows = 0;
const crossed = files.flatMap((file) =>
  importsOf(path.join('gateway', file)).flatMap(({ name, target }) => {
    if (!target.startsWith('gateway/')) return [];
    const within = path.relative('gateway', target);
    arrows += moduleOf(within) === moduleOf(file) ? 0 : 1;
    const problem = problemOf(file, within);
    return problem === undefined ? [] : [`gateway/${file} imports ${name}: ${problem}`];
  }),
);
const modules = new Set(files.map(moduleOf)).size;
console.log(
  `${modules} modules, ${arrows} imports between them, ${crossed.length} upwards, ${violations.length} across forbidden folders`,
);
const problems = [...crossed, ...violations];
problems.forEach((problem) => console.error(problem));
process.exit(problems.length === 0 ? 0 : 1);
