import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = ['gateway', 'web', 'schema', 'e2e'];
const citation = /\bproduct ((?:\d+(?:\.\d+)?(?:, )?)+)/g;

/** The numbers of the rules in `docs/product.md`, and of its chapters. */
function rules(): Set<string> {
  const numbers = new Set<string>();
  let chapter = '';
  for (const line of readFileSync('docs/product.md', 'utf8').split('\n')) {
    const heading = /^## (\d+)\. /.exec(line)?.[1];
    const rule = /^(\d+)\. /.exec(line)?.[1];
    if (heading !== undefined) {
      chapter = heading;
      numbers.add(chapter);
    } else if (rule !== undefined) {
      numbers.add(`${chapter}.${rule}`);
    }
  }
  return numbers;
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

it('every rule that code and tests cite stands in docs/product.md', () => {
  const known = rules();
  const citations = cited();
  expect(known.size).toBeGreaterThan(100);
  expect(citations.length).toBeGreaterThan(100);
  expect(citations.filter(({ rule }) => !known.has(rule))).toEqual([]);
});

it('every rule of docs/product.md is cited by the code that decides it', () => {
  const decided = new Set(
    cited()
      .filter(({ file }) => !/^e2e|\.(test|spec)\.tsx?$/.test(file))
      .map(({ rule }) => rule),
  );
  const chapters = /^\d+$/;
  expect([...rules()].filter((rule) => !chapters.test(rule) && !decided.has(rule))).toEqual([]);
});
