import type { EditorConfig } from './editor-config.ts';
import { nest } from './nested.ts';
import { templateVersion } from './template-options.ts';
import { settingEntries, type EditorSettings } from './template-settings.ts';

/** When the site's own template was made; a saved one carries the time of its saving. */
export const defaultTemplateDate = '2025-01-01T00:00:00.000Z';

/** The template every article page starts from (product 7.3, and the design). */
export const defaultEditorConfig: EditorConfig = {
  version: templateVersion,
  lastModified: defaultTemplateDate,
  ...nest<EditorSettings>(settingEntries.map(([path, { standard }]) => [path, standard])),
};
