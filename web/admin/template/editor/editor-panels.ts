import {
  fontFamilyNames,
  lengthOptions,
  lineHeights,
  maxWidths,
} from '../../../../schema/template/template-options.ts';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import { defaultEditorConfig } from '../../../../schema/template/default-editor-config.ts';
import { componentGroups, type FieldGroup } from './component-fields.ts';
import { choiceField, colourField, type EditorField } from './editor-field.ts';

/** The controls of one of the editor's tabs. */
export interface EditorPanel {
  key: string;
  /** Name of the tab (product 7.4). */
  name: string;
  groups: readonly FieldGroup[];
}

const inPixels = (length: number) => `${length} px`;

function maxWidthName(width: number): string {
  const named = maxWidths.find(({ px }) => px === width);
  return named === undefined ? inPixels(width) : `${named.name} (${inPixels(width)})`;
}

type Lengths<Of extends 'container' | 'spacing'> = keyof EditorConfig['layout'][Of] &
  keyof typeof lengthOptions;

const containerLength = (key: Lengths<'container'>, label: string, hint: string) =>
  choiceField(
    { id: `layout.container.${key}`, label, hint, part: 'body' },
    ({ layout }) => layout.container,
    key,
    { values: lengthOptions[key], nameOf: key === 'maxWidth' ? maxWidthName : inPixels },
  );

const gap = (key: Lengths<'spacing'>, label: string, hint: string) =>
  choiceField(
    { id: `layout.spacing.${key}`, label, hint, part: 'body' },
    ({ layout }) => layout.spacing,
    key,
    { values: lengthOptions[key], nameOf: inPixels },
  );

const layout: EditorPanel = {
  key: 'layout',
  name: 'Layout',
  groups: [
    {
      title: 'Container',
      fields: [
        containerLength('maxWidth', 'Max width', 'Of the article’s container'),
        containerLength('margin', 'Margin', 'Left and right of the container'),
        containerLength('padding', 'Padding', 'Inside, left and right'),
      ],
    },
    {
      title: 'Spacing',
      fields: [
        gap('sectionGap', 'Section gap', 'Between the parts of the page'),
        gap('paragraphGap', 'Paragraph gap', 'Between paragraphs'),
        gap('headingGap', 'Heading gap', 'Around headings'),
      ],
    },
  ],
};

const colour = (
  key: keyof EditorConfig['colors'],
  words: { label: string; hint: string; part: 'body' | 'cta' },
) => colourField({ id: `colors.${key}`, ...words }, ({ colors }) => colors, key);

const colors: EditorPanel = {
  key: 'colors',
  name: 'Colors',
  groups: [
    {
      title: 'Colors',
      fields: [
        colour('primary', { label: 'Primary', hint: 'Buttons', part: 'cta' }),
        colour('primaryHover', {
          label: 'Primary hover',
          hint: 'Buttons on hover',
          part: 'cta',
        }),
        colour('secondary', { label: 'Secondary', hint: 'Banner background', part: 'cta' }),
        colour('background', { label: 'Background', hint: 'Page', part: 'body' }),
        colour('text', { label: 'Text', hint: 'Headings and body', part: 'body' }),
        colour('textSecondary', {
          label: 'Text secondary',
          hint: 'Meta and captions',
          part: 'body',
        }),
      ],
    },
  ],
};

const typography: EditorPanel = {
  key: 'typography',
  name: 'Typography',
  groups: [
    {
      title: 'Typography',
      fields: [
        choiceField(
          { id: 'typography.fontFamily', label: 'Font family', part: 'body' },
          (config) => config.typography,
          'fontFamily',
          { values: fontFamilyNames, nameOf: String },
        ),
        choiceField(
          { id: 'typography.baseFontSize', label: 'Base font size', part: 'body' },
          (config) => config.typography,
          'baseFontSize',
          { values: lengthOptions.baseFontSize, nameOf: inPixels },
        ),
        choiceField(
          { id: 'typography.lineHeight', label: 'Line height', part: 'body' },
          (config) => config.typography,
          'lineHeight',
          { values: lineHeights, nameOf: String },
        ),
      ],
    },
  ],
};

/** Every control of the Visual Editor, tab by tab (product 7.4). */
export const editorPanels: readonly EditorPanel[] = [
  layout,
  { key: 'components', name: 'Components', groups: componentGroups },
  colors,
  typography,
];

/** The fields of a panel. */
export function fieldsOf({ groups }: EditorPanel): EditorField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** The fields of all panels. */
export const editorFields: readonly EditorField[] = editorPanels.flatMap(fieldsOf);

/** Whether no field differs; when a template was saved does not count. */
export function sameTemplate(one: EditorConfig, other: EditorConfig): boolean {
  return editorFields.every((field) => field.read(one) === field.read(other));
}

function copyField(field: EditorField, to: EditorConfig, from: EditorConfig): EditorConfig {
  return field.kind === 'switch'
    ? field.write(to, field.read(from))
    : field.write(to, field.read(from));
}

/** The same config with the fields of one panel as the site's own template has them. */
export function withDefaults(config: EditorConfig, panel: EditorPanel): EditorConfig {
  return fieldsOf(panel).reduce(
    (changed, field) => copyField(field, changed, defaultEditorConfig),
    config,
  );
}
