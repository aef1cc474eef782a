import '../zod-setup.ts';
import { z } from 'zod';
import {
  bodyAlignments,
  ctaAlignments,
  headerAlignments,
  toggleAlignments,
} from './template-options.ts';
import {
  buttonText,
  colour,
  description,
  faqTitle,
  fontFamily,
  lineHeight,
  oneOf,
  pixels,
  templateName,
  timestamp,
  titleWeight,
  toggle,
  version,
} from './template-values.ts';

/**
 * The editor form of a template (product 7.1): what the Visual Editor holds. Lengths are
 * numbers of pixels, colours `#rrggbb`, fonts names from the list (product 7.3). `text` in
 * `colors` is the running text and its headings; the article's title has its own colour, since it
 * stands on the header's background; `secondary` is the banner of the call to action.
 */
export const editorConfigSchema = z.object({
  version: version(),
  name: templateName(),
  description: description(),
  lastModified: timestamp(),
  components: z.object({
    header: z.object({
      enabled: toggle(),
      style: z.object({
        background: colour(),
        alignment: oneOf(headerAlignments),
        titleSize: pixels('titleSize'),
        titleWeight: titleWeight(),
        titleColor: colour(),
        showTags: toggle(),
      }),
    }),
    body: z.object({
      enabled: toggle(),
      style: z.object({ alignment: oneOf(bodyAlignments), showContents: toggle() }),
    }),
    faq: z.object({
      enabled: toggle(),
      title: z.object({ text: faqTitle() }),
      toggle: z.object({ alignment: oneOf(toggleAlignments) }),
      container: z.object({ background: colour() }),
    }),
    cta: z.object({
      enabled: toggle(),
      primaryButton: z.object({ text: buttonText() }),
      style: z.object({ alignment: oneOf(ctaAlignments) }),
    }),
    relatedArticles: z.object({
      enabled: toggle(),
      style: z.object({ background: colour() }),
    }),
    footer: z.object({
      enabled: toggle(),
      style: z.object({ background: colour(), textColor: colour() }),
    }),
  }),
  layout: z.object({
    container: z.object({
      maxWidth: pixels('maxWidth'),
      margin: pixels('margin'),
      padding: pixels('padding'),
    }),
    spacing: z.object({
      sectionGap: pixels('sectionGap'),
      paragraphGap: pixels('paragraphGap'),
      headingGap: pixels('headingGap'),
    }),
  }),
  colors: z.object({
    primary: colour(),
    primaryHover: colour(),
    secondary: colour(),
    background: colour(),
    text: colour(),
    textSecondary: colour(),
  }),
  typography: z.object({
    fontFamily: fontFamily(),
    baseFontSize: pixels('baseFontSize'),
    lineHeight: lineHeight(),
  }),
});

/** The template as the Visual Editor holds it. */
export type EditorConfig = z.output<typeof editorConfigSchema>;
