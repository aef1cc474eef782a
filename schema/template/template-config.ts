import '../zod-setup.ts';
import { z } from 'zod';
import { defaultEditorConfig } from './default-editor-config.ts';
import {
  bodyAlignments,
  ctaAlignments,
  headerAlignments,
  toggleAlignments,
} from './template-options.ts';
import {
  buttonText,
  colour,
  cssLength,
  description,
  faqTitle,
  fontFamily,
  lineHeight,
  oneOf,
  templateId,
  templateName,
  timestamp,
  titleWeight,
  toggle,
  version,
} from './template-values.ts';

const { components, layout, colors, typography } = defaultEditorConfig;
const px = (length: number) => `${length}px`;

/**
 * The server form of a template (product 7.1): what is stored and sent. Lengths are CSS
 * lengths. Some keys are required; the further keys that the editor
 * form needs (product 7.1) take their defaults where a sender leaves them out. Unknown keys
 * are dropped.
 */
export const templateConfigSchema = z.object({
  id: templateId(),
  name: templateName(),
  version: version(),
  createdAt: timestamp(),
  updatedAt: timestamp(),
  description: description().default(defaultEditorConfig.description),
  typography: z.object({
    fontFamily: fontFamily().default(typography.fontFamily),
    headings: z.object({
      h1: z.object({
        fontSize: cssLength('titleSize'),
        fontWeight: titleWeight(),
        color: colour(),
      }),
    }),
    body: z.object({
      fontSize: cssLength('baseFontSize'),
      color: colour(),
      secondaryColor: colour().default(colors.textSecondary),
      lineHeight: lineHeight().default(typography.lineHeight),
    }),
  }),
  layout: z.object({
    container: z.object({
      maxWidth: cssLength('maxWidth'),
      margin: cssLength('margin').default(px(layout.container.margin)),
      padding: cssLength('padding').default(px(layout.container.padding)),
    }),
    spacing: z
      .object({
        sectionGap: cssLength('sectionGap').default(px(layout.spacing.sectionGap)),
        paragraphGap: cssLength('paragraphGap').default(px(layout.spacing.paragraphGap)),
        headingGap: cssLength('headingGap').default(px(layout.spacing.headingGap)),
      })
      .prefault({}),
  }),
  components: z.object({
    buttons: z.object({
      primary: z.object({ backgroundColor: colour(), hoverBackgroundColor: colour() }),
    }),
    cta: z.object({
      enabled: toggle().default(components.cta.enabled),
      primaryButton: z.object({ text: buttonText() }),
      backgroundColor: colour().default(colors.secondary),
      alignment: oneOf(ctaAlignments).default(components.cta.style.alignment),
    }),
    faq: z.object({
      enabled: toggle().default(components.faq.enabled),
      title: z.object({ text: faqTitle() }).default(components.faq.title),
      toggle: z.object({ alignment: oneOf(toggleAlignments) }).default(components.faq.toggle),
      container: z
        .object({ backgroundColor: colour() })
        .default({ backgroundColor: components.faq.container.background }),
    }),
    footer: z.object({ color: colour().default(components.footer.style.textColor) }),
    tags: z.object({ enabled: toggle().default(components.header.style.showTags) }),
  }),
  structure: z.object({
    header: z.object({
      enabled: toggle().default(components.header.enabled),
      backgroundColor: colour().default(components.header.style.background),
      alignment: oneOf(headerAlignments).default(components.header.style.alignment),
    }),
    content: z.object({
      enabled: toggle().default(components.body.enabled),
      backgroundColor: colour().default(colors.background),
      alignment: oneOf(bodyAlignments).default(components.body.style.alignment),
      showContents: toggle().default(components.body.style.showContents),
    }),
    relatedArticles: z
      .object({
        enabled: toggle().default(components.relatedArticles.enabled),
        backgroundColor: colour().default(components.relatedArticles.style.background),
      })
      .prefault({}),
    footer: z.object({ showFooter: toggle(), backgroundColor: colour() }),
  }),
});

/** The template as the server keeps it. */
export type TemplateConfig = z.output<typeof templateConfigSchema>;
