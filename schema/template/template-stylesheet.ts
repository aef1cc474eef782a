import { valueAt } from './nested.ts';
import type { TemplateConfig } from './template-config.ts';
import { settingEntries } from './template-settings.ts';

/**
 * The custom properties through which a valid template reaches the article's style sheet, one per
 * colour, length and face; words and switches are the renderer's part.
 */
export function templateVariables(
  config: TemplateConfig,
): [name: `--template-${string}`, value: string][] {
  return settingEntries.flatMap(([, { variable, stored, css = String }]) =>
    variable === undefined ? [] : [[variable, css(String(valueAt(config, stored)))]],
  );
}

/** The custom properties of a valid template as a style sheet of one rule. */
export function templateStylesheet(config: TemplateConfig): string {
  const declarations = templateVariables(config).map(([name, value]) => `${name}:${value};`);
  return `:root{${declarations.join('')}}\n`;
}
