// Part of npm run lint: words that this project once used in a meaning of its own are refused in
// file names, identifiers, comments, interface texts and docs, with the standard term to write.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

const standardTerms = {
  anew: 'again',
  asleep: 'static (page), idle, suspended',
  astray: 'invalid, forbidden',
  awake: 'hydrated (page), running',
  deed: 'action',
  deeds: 'actions',
  doomed: 'to be deleted',
  drawn: 'rendered',
  'for ever': 'permanently, indefinitely',
  forget: 'delete, clear',
  forgets: 'deletes, clears',
  forgotten: 'deleted, cleared',
  fruitless: 'without results',
  'held back': 'queued, blocked',
  'in force': 'current, published, active',
  'in spite of': 'despite',
  'in vain': 'without results, missing (404)',
  kept: 'cached, stored, retained, existing, pending',
  lateness: 'delay',
  noun: 'module, feature',
  nouns: 'modules, features',
  sleeping: 'static (page), idle',
  stranger: 'anonymous visitor, unauthenticated request',
  strangers: 'anonymous visitors, unauthenticated requests',
  tallies: 'counters',
  tally: 'counter',
  told: 'notified, tracked, returned',
  twin: 'Markdown version',
  twins: 'Markdown versions',
  unasked: 'automatically, without being asked',
};

/** Texts in which a word is right, in all files or in those that `files` matches. */
const exceptions = [
  {
    reason: 'plain English with another meaning',
    texts: ['kept up to date', 'kept alive', 'Did you forget', 'told me'],
  },
  {
    reason: 'names of the public GraphQL schema, of database columns and of metrics',
    texts: [
      'fruitlessSearches',
      'FruitlessSearch',
      'keptPostChanges',
      'tag_tally',
      'graphql_answers_kept_total',
    ],
  },
  { reason: 'a text that the contract fixes', texts: ['Kept as a draft'] },
  {
    reason: 'a database column',
    files: /^gateway\/(insights|commands\/seed)\//,
    texts: ['fruitless'],
  },
  { reason: 'a database column', files: /^gateway\/(images|media)\//, texts: ['kept'] },
  {
    reason: 'the promised text of a restore',
    texts: ['API key is in force', 'are in force', 'in force.`'],
  },
];

/** Marketing texts and articles are English prose of their own; generated files follow their source. */
const skipped =
  /^(gateway\/commands\/vocabulary\.mjs$|(data|web\/generated|web\/public|gateway\/testing\/content|gateway\/content\/testing\/previous-shapes)\/)|CHANGELOG\.md$|package-lock\.json$|^schema\/schema\.graphql$/;
const checked = /\.(css|graphql|html|md|mjs|ts|tsx|yml|yaml)$/;

const pattern = new RegExp(`(?<![a-z])(${Object.keys(standardTerms).join('|')})(?![a-z])`, 'g');

/** `keptPages` and `KEPT_PAGES` as the words they are made of, one line for one line. */
function toWords(text) {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function findWords(file, text) {
  const checkedText = exceptions
    .filter(({ files }) => files === undefined || files.test(file))
    .flatMap(({ texts }) => texts)
    .reduce((rest, exception) => rest.replaceAll(exception, ''), text);
  return toWords(checkedText)
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map(([word]) => [word, index + 1]));
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => checked.test(file) && !skipped.test(file));

let found = 0;
for (const file of files) {
  const words = [
    ...findWords(file, file).map(([word]) => [word, 0]),
    ...findWords(file, readFileSync(path.join(root, file), 'utf8')),
  ];
  for (const [word, line] of words) {
    found += 1;
    console.error(`${file}:${line}: "${word}": write ${standardTerms[word]}`);
  }
}
console.log(`vocabulary: ${files.length} files, ${found} words to replace`);
process.exitCode = found === 0 ? 0 : 1;
