import type { templateComponents } from '../../../schema/template/template-options.ts';

export type ArticlePart = (typeof templateComponents)[number];

/** Display names of the components. */
export const partNames: Record<ArticlePart, string> = {
  header: 'Header',
  body: 'Body',
  faq: 'FAQ',
  cta: 'Call to action',
  relatedArticles: 'Related articles',
  footer: 'Footer',
};
