// npm run lint: import directions. `schema` imports no other folder; `web` and `gateway` share one file;
// public pages import one file of the administration; modules import from lower layers only.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders whose modules are layered, each with its layers, the lowest first: a module imports from
 * lower layers only, and a new one takes the lowest layer above everything it imports. `shared` are
 * the folder's own files that every module may import; all others are entry points.
 */
const layered = [
  {
    folder: 'gateway',
    layers: [
      ['access', 'database', 'log', 'validation'],
      ['environment'],
      ['backup', 'housekeeping', 'http'],
      ['changes', 'graphql'],
      ['audit', 'launch', 'site'],
      ['images', 'mail', 'settings'],
      ['auth', 'content', 'keys', 'posts', 'template'],
      ['ai', 'markdown-versions', 'media', 'metrics', 'redirects', 'requests'],
      [
        'agents',
        'api-description',
        'checks',
        'citations',
        'insights',
        'meetings',
        'privacy',
        'reminders',
        'replies',
      ],
      ['preferences', 'reviews'],
    ],
    shared: ['app-dependencies.ts', 'failure.ts', 'site-module.ts'],
    unlayered: ['commands', 'development'],
  },
  {
    folder: 'web/admin',
    layers: [
      ['session'],
      ['shell'],
      ['checks', 'deliveries', 'figures', 'login', 'media', 'preview', 'privacy'],
      ['reply-templates'],
      ['drafts'],
      ['editor'],
      ['activity', 'content', 'insights', 'posts', 'redirects', 'requests', 'settings', 'template'],
      ['home'],
      ['navigation'],
    ],
    shared: [
      'admin-client.ts',
      'download.ts',
      'event-stream-link.ts',
      'own-libraries.ts',
      'theme.ts',
    ],
    unlayered: [],
  },
];

/** Imports that are not allowed, by folder; see docs/architecture.md, "Layers". */
const directions = [
  { from: 'schema/', never: ['web/', 'gateway/', 'e2e/'] },
  { from: 'web/', never: ['gateway/', 'e2e/'] },
  { from: 'gateway/', never: ['web/'], but: ['web/entry-server.tsx', 'web/public/'] },
  ...['components', 'routes', 'apollo'].map((folder) => ({
    from: `web/${folder}/`,
    never: ['web/admin/'],
    but: ['web/admin/admin-entry.tsx'],
  })),
];

const root = path.join(import.meta.dirname, '../..');
const ofTests = /\.(test|test-support|bench)\.ts$|(^|\/)testing\//;
const imported = /(?:from|import|import\()\s*'(\.[^'?]+)/g;

const moduleOf = (file) => (file.includes('/') ? file.split('/')[0] : undefined);

function problemOf({ layers, shared }, file, target) {
  const layerOf = (moduleName) => layers.findIndex((modules) => modules.includes(moduleName));
  const [from, to] = [moduleOf(file), moduleOf(target)];
  if (to === undefined) {
    return shared.includes(target) ? undefined : 'modules must not import the entry point';
  }
  if (to === from) return undefined;
  if (layerOf(to) === -1) return `"${to}" is in no layer`;
  return layerOf(to) < layerOf(from) ? undefined : `"${to}" is not below "${from}"`;
}

/** The project files that a file imports, each as written and with its path. */
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
            ({ from, never, but = [] }) =>
              file.startsWith(from) &&
              never.some((forbidden) => target.startsWith(forbidden)) &&
              !but.some((permitted) => target.startsWith(permitted)),
          ),
        )
        .map(({ name }) => `${file} imports ${name}: it must not depend on it`),
    ),
);

const crossed = layered.flatMap((part) => {
  const { folder, unlayered } = part;
  const files = readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !ofTests.test(file))
    .filter((file) => moduleOf(file) !== undefined && !unlayered.includes(moduleOf(file)));
  let between = 0;
  const upwards = files.flatMap((file) =>
    importsOf(path.join(folder, file)).flatMap(({ name, target }) => {
      if (!target.startsWith(`${folder}/`)) return [];
      const within = path.relative(folder, target);
      between += moduleOf(within) === moduleOf(file) ? 0 : 1;
      const problem = problemOf(part, file, within);
      return problem === undefined ? [] : [`${folder}/${file} imports ${name}: ${problem}`];
    }),
  );
  const modules = new Set(files.map(moduleOf)).size;
  console.log(
    `${folder}: ${modules} modules, ${between} imports between them, ${upwards.length} upwards`,
  );
  return upwards;
});
console.log(`${violations.length} imports across forbidden folders`);
const problems = [...crossed, ...violations];
problems.forEach((problem) => console.error(problem));
process.exit(problems.length === 0 ? 0 : 1);
