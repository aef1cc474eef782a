import type { templateComponents } from '../../../schema/template/template-options.ts';

/** A component of the article. */
export type ArticlePart = (typeof templateComponents)[number];

/** What each component is called on the screen. */
export const partNames: Record<ArticlePart, string> = {
  header: 'Header',
  body: 'Body',
  faq: 'FAQ',
  cta: 'Call to action',
  relatedArticles: 'Related articles',
  footer: 'Footer',
};
