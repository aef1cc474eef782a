import { defaultTemplateConfig } from '../../schema/template/default-template-config.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { checkTemplateConfig } from '../../schema/template/template-validation.ts';
import type { TemplateSave } from './template-save.entity.ts';

/** A template as one save left it; number 0 is the site's own, which nobody saved. */
export interface SavedTemplate {
  number: number;
  savedAt: Date | null;
  /** E-mail address of who saved it. */
  savedBy: string | null;
  /** Null when what is stored is not valid any more. */
  config: TemplateConfig | null;
}

/** The template that the site ships with, used before the first save. */
export const originalTemplate: SavedTemplate = {
  number: 0,
  savedAt: null,
  savedBy: null,
  config: defaultTemplateConfig,
};

/** A stored save, its config judged again: what was valid once need not be valid now. */
export function toSavedTemplate({ number, savedAt, savedBy, config }: TemplateSave): SavedTemplate {
  const check = checkTemplateConfig(config);
  return { number, savedAt, savedBy, config: check.ok ? check.config : null };
}
