import type { Nested } from './nested.ts';
import { colourSettings } from './settings/colours.ts';
import { componentSettings } from './settings/components.ts';
import { layoutSettings } from './settings/layout.ts';
import { textSetting, type Setting } from './settings/setting.ts';
import { typographySettings } from './settings/typography.ts';
import { templateTextLimits as limits } from './template-options.ts';
import { description, templateName } from './template-values.ts';

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
