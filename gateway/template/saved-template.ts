import { defaultTemplateConfig } from '../../schema/template/default-template.ts';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import { checkTemplateConfig } from '../../schema/template/template-validation.ts';
import type { TemplateSave } from './template-save.entity.ts';

/** A template as stored by one save; number 0 is the site's own template, which was never saved. */
export interface SavedTemplate {
  number: number;
  savedAt: Date | null;
  /** E-mail address of the administrator who saved it. */
  savedBy: string | null;
  /** Null if the stored config is no longer valid. */
  config: TemplateConfig | null;
}

/** The template that the site ships with, used before the first save. */
export const originalTemplate: SavedTemplate = {
  number: 0,
  savedAt: null,
  savedBy: null,
  config: defaultTemplateConfig,
};

/** Converts a stored save and validates its config again, because the rules may have changed. */
export function toSavedTemplate({ number, savedAt, savedBy, config }: TemplateSave): SavedTemplate {
  const check = checkTemplateConfig(config);
  return { number, savedAt, savedBy, config: check.ok ? check.config : null };
}
