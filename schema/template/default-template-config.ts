import { defaultEditorConfig, defaultTemplateDate } from './default-editor-config.ts';
import type { TemplateConfig } from './template-config.ts';
import { toTemplateConfig } from './template-mapping.ts';

/** The server form that a new database is seeded with (specification §9 "Editor"). */
export const defaultTemplateConfig: TemplateConfig = toTemplateConfig(defaultEditorConfig, {
  id: 'reflections-article',
  createdAt: defaultTemplateDate,
});
