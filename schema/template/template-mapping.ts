import type { EditorConfig } from './editor-config.ts';
import type { TemplateConfig } from './template-config.ts';

/** What the server form carries and the editor form does not (product 7.1). */
export type TemplateIdentity = Pick<TemplateConfig, 'id' | 'createdAt'>;

const css = (px: number) => `${px}px`;

/**
 * Turns the editor form into the server form of the template with the given identity. Loses
 * nothing: {@link toEditorConfig} gives the same editor form back (product 7.1).
 */
export function toTemplateConfig(
  { components, layout, colors, typography, ...editor }: EditorConfig,
  { id, createdAt }: TemplateIdentity,
): TemplateConfig {
  const { header, body, faq, cta, relatedArticles, footer } = components;
  return {
    id,
    name: editor.name,
    version: editor.version,
    createdAt,
    updatedAt: editor.lastModified,
    description: editor.description,
    typography: {
      fontFamily: typography.fontFamily,
      headings: {
        h1: {
          fontSize: css(header.style.titleSize),
          fontWeight: header.style.titleWeight,
          color: header.style.titleColor,
        },
      },
      body: {
        fontSize: css(typography.baseFontSize),
        color: colors.text,
        secondaryColor: colors.textSecondary,
        lineHeight: typography.lineHeight,
      },
    },
    layout: {
      container: {
        maxWidth: css(layout.container.maxWidth),
        margin: css(layout.container.margin),
        padding: css(layout.container.padding),
      },
      spacing: {
        sectionGap: css(layout.spacing.sectionGap),
        paragraphGap: css(layout.spacing.paragraphGap),
        headingGap: css(layout.spacing.headingGap),
      },
    },
    components: {
      buttons: {
        primary: { backgroundColor: colors.primary, hoverBackgroundColor: colors.primaryHover },
      },
      cta: {
        enabled: cta.enabled,
        primaryButton: { text: cta.primaryButton.text },
        backgroundColor: colors.secondary,
        alignment: cta.style.alignment,
      },
      faq: {
        enabled: faq.enabled,
        title: { text: faq.title.text },
        toggle: { alignment: faq.toggle.alignment },
        container: { backgroundColor: faq.container.background },
      },
      footer: { color: footer.style.textColor },
      tags: { enabled: header.style.showTags },
    },
    structure: {
      header: {
        enabled: header.enabled,
        backgroundColor: header.style.background,
        alignment: header.style.alignment,
      },
      content: {
        enabled: body.enabled,
        backgroundColor: colors.background,
        alignment: body.style.alignment,
        showContents: body.style.showContents,
      },
      relatedArticles: {
        enabled: relatedArticles.enabled,
        backgroundColor: relatedArticles.style.background,
      },
      footer: { showFooter: footer.enabled, backgroundColor: footer.style.background },
    },
  };
}

/**
 * Turns a valid server form into the editor form. Loses nothing but id and creation date, which
 * {@link toTemplateConfig} takes back (product 7.1).
 */
export function toEditorConfig(config: TemplateConfig): EditorConfig {
  const { typography, layout, components, structure } = config;
  const { h1 } = typography.headings;
  return {
    version: config.version,
    name: config.name,
    description: config.description,
    lastModified: config.updatedAt,
    components: {
      header: {
        enabled: structure.header.enabled,
        style: {
          background: structure.header.backgroundColor,
          alignment: structure.header.alignment,
          titleSize: Number.parseInt(h1.fontSize, 10),
          titleWeight: h1.fontWeight,
          titleColor: h1.color,
          showTags: components.tags.enabled,
        },
      },
      body: {
        enabled: structure.content.enabled,
        style: {
          alignment: structure.content.alignment,
          showContents: structure.content.showContents,
        },
      },
      faq: {
        enabled: components.faq.enabled,
        title: { text: components.faq.title.text },
        toggle: { alignment: components.faq.toggle.alignment },
        container: { background: components.faq.container.backgroundColor },
      },
      cta: {
        enabled: components.cta.enabled,
        primaryButton: { text: components.cta.primaryButton.text },
        style: { alignment: components.cta.alignment },
      },
      relatedArticles: {
        enabled: structure.relatedArticles.enabled,
        style: { background: structure.relatedArticles.backgroundColor },
      },
      footer: {
        enabled: structure.footer.showFooter,
        style: {
          background: structure.footer.backgroundColor,
          textColor: components.footer.color,
        },
      },
    },
    layout: {
      container: {
        maxWidth: Number.parseInt(layout.container.maxWidth, 10),
        margin: Number.parseInt(layout.container.margin, 10),
        padding: Number.parseInt(layout.container.padding, 10),
      },
      spacing: {
        sectionGap: Number.parseInt(layout.spacing.sectionGap, 10),
        paragraphGap: Number.parseInt(layout.spacing.paragraphGap, 10),
        headingGap: Number.parseInt(layout.spacing.headingGap, 10),
      },
    },
    colors: {
      primary: components.buttons.primary.backgroundColor,
      primaryHover: components.buttons.primary.hoverBackgroundColor,
      secondary: components.cta.backgroundColor,
      background: structure.content.backgroundColor,
      text: typography.body.color,
      textSecondary: typography.body.secondaryColor,
    },
    typography: {
      fontFamily: typography.fontFamily,
      baseFontSize: Number.parseInt(typography.body.fontSize, 10),
      lineHeight: typography.body.lineHeight,
    },
  };
}
