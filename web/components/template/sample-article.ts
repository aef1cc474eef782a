import type {
  ArticleTemplate_PostFragment,
  ArticleTemplate_RelatedFragment,
} from '../../generated/site.ts';

/** An article with content in every part, for testing templates without a database. */
export const sampleArticle: ArticleTemplate_PostFragment = {
  id: 'sample',
  slug: 'sample-article',
  title: 'A sample article',
  subtitle: 'It has something to show in every part of the template.',
  contentHtml:
    '<p>Reviews fail on arithmetic before they fail on method.</p>' +
    '<h2 id="where-the-time-goes">Where the time goes</h2>' +
    '<p>Most person-hours are spent deciding what not to read.</p>',
  sections: [{ anchor: 'where-the-time-goes', title: 'Where the time goes' }],
  tags: ['Systematic reviews', 'HEOR'],
  author: 'Loon Team',
  references: [],
  authors: [],
  reviewer: null,
  revisedAt: null,
  revisionNote: null,
  citationApa: null,
  citationVancouver: null,
  publishedAt: '2025-05-10T12:00:00.000Z',
  readTime: 1,
  aiStatement: null,
  faqsAlwaysShown: false,
  faqs: [
    {
      id: 'sample-question',
      question: 'Is this a real article?',
      answerHtml: '<p>No. It is shown until an article is published.</p>',
    },
  ],
};

export const sampleRelated: ArticleTemplate_RelatedFragment[] = [
  {
    slug: 'another-sample',
    title: 'Another sample article',
    excerpt: 'It shows what related articles look like.',
    tags: ['HEOR'],
  },
];
