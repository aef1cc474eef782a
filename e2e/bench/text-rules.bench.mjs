import { performance } from 'node:perf_hooks';
import { loadBuilt } from './built.mjs';

const bytes = 10_000;
const rounds = 20;

/** Texts for which a careless pattern backtracks at every position. */
const hostile = {
  letters: 'a',
  dots: 'a.',
  hyphens: 'a-',
  '@ signs': '@',
  'nested comments': '(',
  'slashes after a host': '/',
  'words and dots in a path': 'a.b-',
  schemes: 'http://',
  'slashes in a path': '/',
  'alternative texts without an end': '![a',
  'addresses without an end': '![a](',
};
const starts = {
  'slashes after a host': 'university.ca',
  'words and dots in a path': 'university.ca/',
  'slashes in a path': '/a',
};

/**
 * The shortest of several runs, in milliseconds: the others only include the machine's other work.
 */
function shortest(judge, text) {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    judge(text);
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
}

/**
 * The time of the forms' rules, of a page's cache key and of the search for alternative texts, for
 * long texts; a rule in linear time has a ratio of about 2.
 */
export async function run() {
  const { isEmailAddress, isTrialProfileUrl, isDemoProfileUrl, pageKeyOf, altTextInMarkdown } =
    await loadBuilt('benchmarks');
  const rules = {
    isEmailAddress,
    isTrialProfileUrl,
    isDemoProfileUrl,
    pageKeyOf,
    altTextInMarkdown,
  };
  const rows = Object.entries(hostile).flatMap(([text, part]) =>
    Object.entries(rules).map(([rule, judge]) => {
      const ofLength = (length) =>
        `${starts[text] ?? ''}${part.repeat(Math.ceil(length / part.length))}${rule === 'isEmailAddress' ? '@b.example' : '!'}`;
      const ms = shortest(judge, ofLength(bytes));
      const ratio = shortest(judge, ofLength(2 * bytes)) / ms;
      return { text, rule, '10 kB, ms': ms.toFixed(3), '20 kB / 10 kB': ratio.toFixed(1) };
    }),
  );
  console.log('Rules over long texts:');
  console.table(rows);
}
