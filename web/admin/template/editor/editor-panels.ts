import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import { defaultEditorConfig } from '../../../../schema/template/default-template.ts';
import { settingEntries } from '../../../../schema/template/template-settings.ts';
import { partNames } from '../../preview/article-part.ts';
import { editorField, type EditorField } from './editor-field.ts';

/** Fields under a common heading. */
export interface FieldGroup {
  title: string;
  fields: readonly EditorField[];
}

/** The controls of one of the editor's tabs. */
export interface EditorPanel {
  key: string;
  /** Name of the tab (product 7.4). */
  name: string;
  groups: readonly FieldGroup[];
}

function group(title: string, includes: (path: string) => boolean): FieldGroup {
  const entries = settingEntries.filter(([path]) => includes(path));
  return { title, fields: entries.map(([path, setting]) => editorField(path, setting)) };
}

const below = (prefix: string) => (path: string) => path.startsWith(`${prefix}.`);

/** All controls of the Visual Editor, by tab (product 7.4). */
export const editorPanels: readonly EditorPanel[] = [
  {
    key: 'layout',
    name: 'Layout',
    groups: [
      group('Container', below('layout.container')),
      group('Spacing', below('layout.spacing')),
    ],
  },
  {
    key: 'components',
    name: 'Components',
    groups: [
      group('Template', (path) => !path.includes('.')),
      ...Object.entries(partNames).map(([part, title]) =>
        group(title, below(`components.${part}`)),
      ),
    ],
  },
  { key: 'colors', name: 'Colors', groups: [group('Colors', below('colors'))] },
  { key: 'typography', name: 'Typography', groups: [group('Typography', below('typography'))] },
];

export function fieldsOf({ groups }: EditorPanel): EditorField[] {
  return groups.flatMap(({ fields }) => fields);
}

export const editorFields: readonly EditorField[] = editorPanels.flatMap(fieldsOf);

/** Whether all fields are equal; the time of the save is ignored. */
export function sameTemplate(one: EditorConfig, other: EditorConfig): boolean {
  return editorFields.every((field) => field.read(one) === field.read(other));
}

function copyField(field: EditorField, to: EditorConfig, from: EditorConfig): EditorConfig {
  return field.kind === 'switch'
    ? field.write(to, field.read(from))
    : field.write(to, field.read(from));
}

/** A copy of the config in which the fields of one panel are reset to the built-in template. */
export function withDefaults(config: EditorConfig, panel: EditorPanel): EditorConfig {
  return fieldsOf(panel).reduce(
    (changed, field) => copyField(field, changed, defaultEditorConfig),
    config,
  );
}
