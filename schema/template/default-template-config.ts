import { defaultEditorConfig, defaultTemplateDate } from './default-editor-config.ts';
import type { TemplateConfig } from './template-config.ts';
import { toTemplateConfig } from './template-mapping.ts';

/** The server form of the default template (product 7.3). */
export const defaultTemplateConfig: TemplateConfig = toTemplateConfig(defaultEditorConfig, {
  id: 'reflections-article',
  createdAt: defaultTemplateDate,
});
