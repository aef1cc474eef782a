import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = ['gateway', 'web', 'schema', 'e2e'];
const citation = /\bproduct ((?:\d+(?:\.\d+)?(?:, )?)+)/g;

/** The pages of `docs/product/`, each as its lines. */
const pages = readdirSync('docs/product').map((page) =>
  readFileSync(path.join('docs/product', page), 'utf8').split('\n'),
);

/** The numbers of the chapters and rules in `docs/product/`, in the order of the pages. */
function numbers(): string[] {
  const found: string[] = [];
  let chapter = '';
  for (const line of pages.flat()) {
    const heading = /^## (\d+)\. /.exec(line)?.[1];
    const rule = /^(\d+)\. /.exec(line)?.[1];
    if (heading !== undefined) {
      chapter = heading;
      found.push(chapter);
    } else if (rule !== undefined) {
      found.push(`${chapter}.${rule}`);
    }
  }
  return found;
}

function cited(): { file: string; rule: string }[] {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(citation)].flatMap(([, list = '']) =>
      list
        .split(', ')
        .filter(Boolean)
        .map((rule) => ({ file, rule })),
    ),
  );
}

it('every chapter is on one page of docs/product, and every rule has its own number', () => {
  const found = numbers();
  expect(found.filter((number, place) => found.indexOf(number) !== place)).toEqual([]);
});

it('every rule that code and tests cite is in docs/product', () => {
  const known = new Set(numbers());
  const citations = cited();
  expect(known.size).toBeGreaterThan(100);
  expect(citations.length).toBeGreaterThan(100);
  expect(citations.filter(({ rule }) => !known.has(rule))).toEqual([]);
});

it('every rule of docs/product is cited by the code that decides it', () => {
  const decided = new Set(
    cited()
      .filter(({ file }) => !/^e2e|\.(test|spec)\.tsx?$/.test(file))
      .map(({ rule }) => rule),
  );
  const chapters = /^\d+$/;
  expect(numbers().filter((rule) => !chapters.test(rule) && !decided.has(rule))).toEqual([]);
});
