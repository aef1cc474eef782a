import { valueAt } from './nested.ts';
import type { TemplateConfig } from './template-config.ts';
import { settingEntries } from './template-settings.ts';

/**
 * The custom properties of a valid template for the style sheet of articles, one per colour, length
 * and font; the renderer handles words and switches.
 */
export function templateVariables(
  config: TemplateConfig,
): [name: `--template-${string}`, value: string][] {
  return settingEntries.flatMap(([, { variable, stored, css = String }]) =>
    variable === undefined ? [] : [[variable, css(String(valueAt(config, stored)))]],
  );
}

/** A style sheet with one rule that contains the custom properties of a valid template. */
export function templateStylesheet(config: TemplateConfig): string {
  const declarations = templateVariables(config).map(([name, value]) => `${name}:${value};`);
  return `:root{${declarations.join('')}}\n`;
}
