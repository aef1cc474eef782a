import { readFileSync } from 'node:fs';
import { Kind, parse, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import { settingEntries } from '../../../schema/template/template-settings.ts';

function pathsOf(selections: SelectionSetNode | undefined, prefix = ''): string[] {
  return (selections?.selections ?? []).flatMap((node) => {
    if (node.kind !== Kind.FIELD) return [];
    const path = prefix + node.name.value;
    return node.selectionSet ? pathsOf(node.selectionSet, `${path}.`) : [path];
  });
}

it('the editor queries every setting of the template, so that a save does not reset any to its default', () => {
  const document = readFileSync(new URL('template.graphql', import.meta.url), 'utf8');
  const form = parse(document).definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const stored = settingEntries.map(([, setting]) => setting.stored);
  expect(stored).not.toEqual([]);
  expect(pathsOf(form?.selectionSet)).toEqual(expect.arrayContaining(stored));
});
