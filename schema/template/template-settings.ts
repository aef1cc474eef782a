import type { Nested } from './nested.ts';
import { componentSettings } from './settings/components.ts';
import {
  choiceSetting,
  colourSetting,
  lengthSetting,
  type Setting,
  textSetting,
} from './settings/setting.ts';
import {
  fontFamilyNames,
  fontStack,
  lineHeights,
  templateTextLimits as limits,
} from './template-options.ts';
import { description, templateName } from './template-values.ts';

/**
 * The colours of the whole page. `text` is the body text and its headings; the article's title has
 * a separate colour, because its background is the header's; `secondary` is the background of the
 * call-to-action banner.
 */
const colourSettings = {
  'colors.primary': colourSetting({
    stored: 'components.buttons.primary.backgroundColor',
    required: true,
    standard: '#c0011d',
    variable: '--template-primary',
    label: 'Primary',
    hint: 'Buttons',
    part: 'cta',
    description: 'Colour, such as "#c0011d".',
  }),
  'colors.primaryHover': colourSetting({
    stored: 'components.buttons.primary.hoverBackgroundColor',
    required: true,
    standard: '#9a0115',
    variable: '--template-primary-hover',
    label: 'Primary hover',
    hint: 'Buttons on hover',
    part: 'cta',
    description: 'Colour under the pointer.',
  }),
  'colors.secondary': colourSetting({
    stored: 'components.cta.backgroundColor',
    standard: '#0f2a33',
    variable: '--template-secondary',
    label: 'Secondary',
    hint: 'Banner background',
    part: 'cta',
    description: 'Its ground.',
  }),
  'colors.background': colourSetting({
    stored: 'structure.content.backgroundColor',
    standard: '#ffffff',
    variable: '--template-background',
    label: 'Background',
    hint: 'Page',
    description: 'The ground of the page.',
  }),
  'colors.text': colourSetting({
    stored: 'typography.body.color',
    required: true,
    standard: '#0d1517',
    variable: '--template-text',
    label: 'Text',
    hint: 'Headings and body',
    description: 'Colour of text and headings.',
  }),
  'colors.textSecondary': colourSetting({
    stored: 'typography.body.secondaryColor',
    standard: '#33434a',
    variable: '--template-text-secondary',
    label: 'Text secondary',
    hint: 'Meta and captions',
    description: 'Colour of dates, captions and the like.',
  }),
} as const;

/** Widths and spacing of an article page. */
const layoutSettings = {
  'layout.container.maxWidth': lengthSetting('maxWidth', {
    stored: 'layout.container.maxWidth',
    required: true,
    standard: 1280,
    variable: '--template-max-width',
    label: 'Max width',
    hint: 'Of the article’s container',
    description: '"896px", "1024px", "1152px" or "1280px".',
  }),
  'layout.container.margin': lengthSetting('margin', {
    stored: 'layout.container.margin',
    standard: 0,
    variable: '--template-margin',
    label: 'Margin',
    hint: 'Left and right of the container',
    description: 'CSS length at its left and right.',
  }),
  'layout.container.padding': lengthSetting('padding', {
    stored: 'layout.container.padding',
    standard: 32,
    variable: '--template-padding',
    label: 'Padding',
    hint: 'Inside, left and right',
    description: 'CSS length inside, left and right.',
  }),
  'layout.spacing.sectionGap': lengthSetting('sectionGap', {
    stored: 'layout.spacing.sectionGap',
    standard: 64,
    variable: '--template-section-gap',
    label: 'Section gap',
    hint: 'Between the parts of the page',
    description: 'CSS length between sections.',
  }),
  'layout.spacing.paragraphGap': lengthSetting('paragraphGap', {
    stored: 'layout.spacing.paragraphGap',
    standard: 24,
    variable: '--template-paragraph-gap',
    label: 'Paragraph gap',
    hint: 'Between paragraphs',
    description: 'CSS length between paragraphs.',
  }),
  'layout.spacing.headingGap': lengthSetting('headingGap', {
    stored: 'layout.spacing.headingGap',
    standard: 16,
    variable: '--template-heading-gap',
    label: 'Heading gap',
    hint: 'Around headings',
    description: 'CSS length below headings.',
  }),
} as const;

/** The typography of the body text. */
const typographySettings = {
  'typography.fontFamily': choiceSetting(fontFamilyNames, {
    stored: 'typography.fontFamily',
    standard: 'STIX Two Text',
    variable: '--template-font-family',
    css: fontStack,
    label: 'Font family',
    description: '"STIX Two Text", "Libre Franklin", "Georgia" or "System sans".',
  }),
  'typography.baseFontSize': lengthSetting('baseFontSize', {
    stored: 'typography.body.fontSize',
    required: true,
    standard: 20,
    variable: '--template-font-size',
    label: 'Base font size',
    description: 'CSS length, such as "20px".',
  }),
  'typography.lineHeight': choiceSetting(lineHeights, {
    stored: 'typography.body.lineHeight',
    standard: 1.6,
    variable: '--template-line-height',
    label: 'Line height',
    description: 'Multiple of the font size, 1.4 to 1.8.',
  }),
} as const;

/**
 * Every setting of the template, by its path in the editor form, in the order of the Visual Editor.
 * Rules, defaults, both forms, custom properties, GraphQL types and controls are generated from it.
 * A new setting needs, in addition to its entry here, its name in `template.graphql` and code that
 * uses it: the style sheet of articles for a custom property, otherwise `article-template.tsx` and
 * its fragment.
 */
const templateSettings = {
  name: textSetting(
    { rule: templateName(), max: limits.nameMax },
    {
      stored: 'name',
      required: true,
      standard: 'Reflections article',
      label: 'Name',
      description: 'Its name.',
    },
  ),
  description: textSetting(
    { rule: description(), max: limits.descriptionMax, mayBeEmpty: true },
    {
      stored: 'description',
      standard: 'The template of every article page.',
      label: 'Description',
      description: 'What it is for.',
    },
  ),
  ...layoutSettings,
  ...componentSettings,
  ...colourSettings,
  ...typographySettings,
} as const;

type Settings = typeof templateSettings;

export type EditorSettings = Nested<{
  [Path in keyof Settings]: Settings[Path] extends Setting<infer Value> ? Value : never;
}>;

/** The settings in the server form. */
export type StoredSettings = Nested<{
  [Path in keyof Settings as Settings[Path]['stored']]: Settings[Path] extends Setting<
    unknown,
    infer Stored
  >
    ? Stored
    : never;
}>;

/** All settings with their paths in the editor form. */
export const settingEntries: readonly (readonly [path: string, setting: Setting])[] =
  Object.entries(templateSettings);
