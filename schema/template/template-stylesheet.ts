import type { TemplateConfig } from './template-config.ts';
import { fontFamilies } from './template-options.ts';

/**
 * The custom properties through which a valid template reaches the article's style sheet, one per
 * colour, length and face; words and switches are the renderer's part.
 */
export function templateVariables(
  config: TemplateConfig,
): [name: `--template-${string}`, value: string][] {
  const { typography, layout, components, structure } = config;
  const { h1 } = typography.headings;
  const face = fontFamilies.find(({ name }) => name === typography.fontFamily) ?? fontFamilies[0];
  return [
    ['--template-primary', components.buttons.primary.backgroundColor],
    ['--template-primary-hover', components.buttons.primary.hoverBackgroundColor],
    ['--template-secondary', components.cta.backgroundColor],
    ['--template-background', structure.content.backgroundColor],
    ['--template-text', typography.body.color],
    ['--template-text-secondary', typography.body.secondaryColor],
    ['--template-header-background', structure.header.backgroundColor],
    ['--template-title', h1.color],
    ['--template-title-size', h1.fontSize],
    ['--template-title-weight', String(h1.fontWeight)],
    ['--template-faq-background', components.faq.container.backgroundColor],
    ['--template-related-background', structure.relatedArticles.backgroundColor],
    ['--template-footer-background', structure.footer.backgroundColor],
    ['--template-footer-text', components.footer.color],
    ['--template-max-width', layout.container.maxWidth],
    ['--template-margin', layout.container.margin],
    ['--template-padding', layout.container.padding],
    ['--template-section-gap', layout.spacing.sectionGap],
    ['--template-paragraph-gap', layout.spacing.paragraphGap],
    ['--template-heading-gap', layout.spacing.headingGap],
    ['--template-font-family', face.stack],
    ['--template-font-size', typography.body.fontSize],
    ['--template-line-height', String(typography.body.lineHeight)],
  ];
}

/** The custom properties of a valid template as a style sheet of one rule. */
export function templateStylesheet(config: TemplateConfig): string {
  const declarations = templateVariables(config).map(([name, value]) => `${name}:${value};`);
  return `:root{${declarations.join('')}}\n`;
}
