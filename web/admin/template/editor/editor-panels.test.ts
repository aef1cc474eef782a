import { describe, expect, it } from 'vitest';
import { defaultEditorConfig } from '../../../../schema/template/default-template.ts';
import { editorConfigSchema } from '../../../../schema/template/editor-config.ts';
import { writeField } from './editor-field.ts';
import { editorFields, editorPanels, sameTemplate, withDefaults } from './editor-panels.ts';

/** Dotted paths of all values of an object. */
function leaves(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null
      ? leaves(child, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );
}

function valueAt(config: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => Reflect.get(node as object, key) as unknown, config);
}

describe('the Visual Editor (product 7.4)', () => {
  it('has a control for each field of the editor form except version and last change', () => {
    expect(editorFields.map(({ id }) => id).toSorted()).toEqual(
      leaves(defaultEditorConfig)
        .filter((path) => path !== 'version' && path !== 'lastModified')
        .toSorted(),
    );
  });

  it('has a different label for each control', () => {
    const labels = editorFields.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(editorFields.map((field) => [field.id, field] as const))(
    'changes nothing else through %s',
    (id, field) => {
      const values =
        field.kind === 'switch'
          ? [false, true]
          : field.kind === 'choice'
            ? field.options.map(({ value }) => value)
            : field.kind === 'colour'
              ? ['#123456']
              : ['Words'];
      for (const value of values) {
        const changed = writeField(field, defaultEditorConfig, value);
        expect(field.read(changed)).toBe(value);
        expect(String(valueAt(changed, id))).toBe(String(value));
        expect(editorConfigSchema.safeParse(changed).success).toBe(true);
        const others = leaves(changed).filter((path) => path !== id);
        for (const path of others)
          expect(valueAt(changed, path)).toBe(valueAt(defaultEditorConfig, path));
      }
    },
  );

  it('offers max width options 4xl to 7xl (896, 1024, 1152, 1280 px)', () => {
    const field = editorFields.find(({ label }) => label === 'Max width');
    expect(field?.kind === 'choice' ? field.options.map(({ label }) => label) : []).toEqual([
      '4xl (896 px)',
      '5xl (1024 px)',
      '6xl (1152 px)',
      '7xl (1280 px)',
    ]);
  });

  it('does not write a value that is not an option or has another type', () => {
    for (const field of editorFields) {
      if (field.kind === 'switch') {
        expect(writeField(field, defaultEditorConfig, 'true')).toBe(defaultEditorConfig);
      } else {
        expect(writeField(field, defaultEditorConfig, true)).toBe(defaultEditorConfig);
      }
      if (field.kind === 'choice') {
        expect(writeField(field, defaultEditorConfig, '5px')).toBe(defaultEditorConfig);
      }
    }
  });

  it('can reset a panel to the defaults without changing the others', () => {
    const changed = structuredClone(defaultEditorConfig);
    changed.colors.primary = '#111111';
    changed.typography.lineHeight = 1.8;
    const colors = editorPanels.find(({ name }) => name === 'Colors');
    if (colors === undefined) throw new Error('no Colors panel');
    const reset = withDefaults(changed, colors);
    expect(reset.colors).toEqual(defaultEditorConfig.colors);
    expect(reset.typography.lineHeight).toBe(1.8);
    expect(sameTemplate(reset, defaultEditorConfig)).toBe(false);
    expect(sameTemplate(defaultEditorConfig, { ...defaultEditorConfig, lastModified: '' })).toBe(
      true,
    );
  });
});
