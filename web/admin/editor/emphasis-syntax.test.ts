import { beforeAll, expect, it } from 'vitest';
import { startLanguage } from './language.test-support.ts';
import type { ComparableLanguage } from './markdown-language.ts';

let language: ComparableLanguage;
beforeAll(async () => {
  language = await startLanguage();
});

/** The runs of a one-paragraph document, each with its text and marks. */
function runsOf(document: ReturnType<ComparableLanguage['parse']>): [string, string[]][] {
  const runs: [string, string[]][] = [];
  document.descendants(({ text, marks }) => {
    if (text !== undefined) runs.push([text, marks.map(({ type }) => type.name)]);
  });
  return runs;
}

it.each([
  [['Nothing is sold.', 'strong'], ['This policy']],
  [['Before'], ['(within)', 'strong'], ['after']],
  [['Loon', 'strong'], ['.']],
] as const)('text with emphasis is saved as it is displayed: %j', (...wanted) => {
  const { schema } = language.parse('').type;
  const runs = wanted.map(([text, name]) => {
    const mark = name === undefined ? undefined : schema.marks[name];
    return schema.text(text, mark ? [mark.create()] : []);
  });
  const document = schema.node('doc', null, [schema.node('paragraph', null, runs)]);
  const read = language.parse(language.serialize(document));
  expect(read.textContent).toBe(document.textContent);
  expect(runsOf(read)).toEqual(runsOf(document));
});
