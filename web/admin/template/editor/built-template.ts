import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import {
  toTemplateConfig,
  type TemplateIdentity,
} from '../../../../schema/template/template-mapping.ts';
import {
  checkTemplateConfig,
  type TemplateCheck,
} from '../../../../schema/template/template-validation.ts';

/**
 * Builds and validates the server's format for saving, changed at time `at`: a config without a
 * required field fails with 'Generated config missing required fields: …' (product 7.2).
 */
export function builtTemplate(
  config: EditorConfig,
  identity: TemplateIdentity,
  at: Date,
): TemplateCheck {
  return checkTemplateConfig(
    toTemplateConfig({ ...config, lastModified: at.toISOString() }, identity),
  );
}
