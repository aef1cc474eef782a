import type { TemplateConfig } from './template-config.ts';
import { toTemplateConfig } from './template-mapping.ts';
import type { EditorConfig } from './editor-config.ts';
import { nest } from './nested.ts';
import { templateVersion } from './template-options.ts';
import { settingEntries, type EditorSettings } from './template-settings.ts';

/** The creation time of the site's own template; a saved one has the time of its save. */
const defaultTemplateDate = '2025-01-01T00:00:00.000Z';

/** The default template of every article page (product 7.3, and the design). */
export const defaultEditorConfig: EditorConfig = {
  version: templateVersion,
  lastModified: defaultTemplateDate,
  ...nest<EditorSettings>(settingEntries.map(([path, { standard }]) => [path, standard])),
};

/** The server form of the default template (product 7.3). */
export const defaultTemplateConfig: TemplateConfig = toTemplateConfig(defaultEditorConfig, {
  id: 'reflections-article',
  createdAt: defaultTemplateDate,
});
