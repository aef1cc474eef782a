import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sampleContent } from '../../../testing/sample-content.ts';
import { editedYaml } from './edited-yaml.ts';

const source = `# Who they are.
- id: ada # first
  name: Ada
  bio: >-
    She broke her lines
    where she liked to,
    and not where a machine would.

# The second.
- id: ben
  name: 'Ben'
  links: &links
    - label: One
    - label: Two

- id: cem
  name: Cem
  links: *links
`;
interface Person {
  id: string;
  name: string;
  bio?: string;
  links?: { label: string }[];
}
const people = () => parse(source) as Person[];

function changed(change: (list: Person[]) => Person[]): { text: string; fresh: string[] } {
  const value = change(people());
  const text = editedYaml(source, value);
  expect(parse(text)).toEqual(value);
  const known = new Set(source.split('\n'));
  return { text, fresh: text.split('\n').filter((line) => !known.has(line)) };
}

describe('publishing over a file changes as little of it as possible', () => {
  it.each(readdirSync(sampleContent).filter((name) => name.endsWith('.yaml')))(
    'publishing unchanged content leaves %s unchanged, byte for byte',
    (name) => {
      const file = readFileSync(path.join(sampleContent, name), 'utf8');
      expect(editedYaml(file, parse(file))).toBe(file);
    },
  );

  it('a changed text changes one line', () => {
    const { fresh } = changed(([ada, ...others]) => [
      { ...(ada as Person), name: 'Ida' },
      ...others,
    ]);
    expect(fresh).toEqual(['  name: Ida']);
  });

  it('entries that are reordered keep their comments', () => {
    const { text, fresh } = changed((list) => [...list].reverse());
    expect(fresh.length).toBeLessThan(6);
    expect(text).toMatch(/# The second\.\n- id: ben/);
    expect(text).toMatch(/- id: ada # first/);
  });

  it('a new entry is separated by a blank line like the others, and a deleted entry is removed', () => {
    const { text } = changed(([ada, ben]) => [
      ada as Person,
      { id: 'dee', name: 'Dee' },
      ben as Person,
    ]);
    expect(text).toContain('\n\n- id: dee\n  name: Dee\n');
    expect(text).not.toContain('cem');
  });

  it('an alias whose value no longer matches its anchor is written out', () => {
    const { text } = changed(([ada, ben, cem]) => [
      ada as Person,
      { ...(ben as Person), links: [{ label: 'Another' }] },
      cem as Person,
    ]);
    expect(text).toContain('label: Two');
    const reordered = changed((list) => [...list].reverse());
    expect(parse(reordered.text)).toEqual([...people()].reverse());
  });

  it('an unreadable file is written from scratch', () => {
    expect(parse(editedYaml('- "open', [{ a: 1 }]))).toEqual([{ a: 1 }]);
  });

  it.each([
    '',
    ' ',
    ' a',
    'a\n',
    '\n',
    'a\n\n b',
    '#',
    '- a',
    'a: b',
    'yes',
    '1',
    '~',
    'null',
    '\t',
    '\u0000',
    'a\rb',
    '\ud800',
    '\u2028',
    '\ufeff',
    '’'.repeat(200),
    `${'a '.repeat(90)}\n  b`,
    '*a',
    '&a',
    '!x',
    '%',
    '@',
    '`',
    '"',
    "'",
    '---',
    '...',
    '>-',
    '|',
    '{',
    '[',
    '<<',
    '=',
    '0x1f',
    '1e3',
    '.inf',
  ])('any text survives a round trip: %j', (text) => {
    const value = { list: [{ id: text, [text]: text }], long: text };
    expect(parse(editedYaml('', value))).toEqual(value);
    expect(parse(editedYaml('long: >-\n  before\n', { long: text }))).toEqual({ long: text });
  });
});
