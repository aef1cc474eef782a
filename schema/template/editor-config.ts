import type { z } from 'zod';
import { objectSchema } from './object-schema.ts';
import { settingEntries, type EditorSettings } from './template-settings.ts';
import { timestamp, version } from './template-values.ts';

/**
 * The template in the Visual Editor (product 7.1). Lengths are numbers of pixels, colours
 * `#rrggbb`, fonts names from the list (product 7.3).
 */
export interface EditorConfig extends EditorSettings {
  version: z.output<ReturnType<typeof version>>;
  lastModified: string;
}

export const editorConfigSchema = objectSchema<EditorConfig>([
  ['version', version()],
  ['lastModified', timestamp()],
  ...settingEntries.map(([path, { rule }]) => [path, rule] as const),
]);
