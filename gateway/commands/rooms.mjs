// npm run lint: the rooms of the gateway stand on floors, and import from lower floors alone.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** From the ground up; what is new takes the lowest floor above everything it imports. */
const floors = [
  ['access', 'database', 'log', 'validation'],
  ['backup', 'housekeeping', 'http'],
  ['changes', 'graphql'],
  ['audit', 'launch', 'site'],
  ['mail'],
  ['auth', 'content', 'keys', 'posts', 'template'],
  ['ai', 'markdown-twins', 'media', 'metrics', 'redirects', 'requests'],
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
/** Files at the gateway's door that every room may use. */
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
  ...['tally', 'uploads-place'],
].map((name) => `${name}.ts`);

const gateway = path.join(import.meta.dirname, '..');
const ofTests = /\.(test|test-support|bench)\.ts$|(^|\/)testing\//;
const imported = /(?:from|import|import\()\s*'(\.[^']+)'/g;

const roomOf = (file) => (file.includes('/') ? file.split('/')[0] : undefined);
const floorOf = (room) => floors.findIndex((rooms) => rooms.includes(room));

function problemOf(file, target) {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (to === undefined) {
    return shared.includes(target) ? undefined : 'the door knows the rooms, they do not know it';
  }
  if (to === from) return undefined;
  if (floorOf(to) === -1) return `"${to}" stands on no floor`;
  return floorOf(to) < floorOf(from) ? undefined : `"${to}" is not below "${from}"`;
}

const files = readdirSync(gateway, { recursive: true })
  .filter((file) => file.endsWith('.ts') && !ofTests.test(file))
  .filter((file) => roomOf(file) !== undefined && roomOf(file) !== 'commands');
let arrows = 0;
const problems = files.flatMap((file) =>
  [...readFileSync(path.join(gateway, file), 'utf8').matchAll(imported)].flatMap(([, name]) => {
    const target = path.join(path.dirname(file), name);
    if (target.startsWith('..')) return [];
    arrows += roomOf(target) === roomOf(file) ? 0 : 1;
    const problem = problemOf(file, target);
    return problem === undefined ? [] : [`gateway/${file} imports ${name}: ${problem}`];
  }),
);
const rooms = new Set(files.map(roomOf)).size;
console.log(`${rooms} rooms, ${arrows} imports between them, ${problems.length} not downwards`);
problems.forEach((problem) => console.error(problem));
process.exit(problems.length === 0 ? 0 : 1);
