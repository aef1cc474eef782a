import { describe, expect, it } from 'vitest';
import type { ArticleMeta_PostFragment } from '../../generated/site.ts';
import { answerText, articleData } from './article-data.ts';

const post: ArticleMeta_PostFragment = {
  aiDisclosure: 'human-only',
  metaTitle: null,
  doi: null,
  references: [],
  authors: [],
  reviewer: null,
  revisedAt: null,
  slug: 'on-loons',
  title: 'On loons',
  excerpt: 'A short text on loons.',
  metaDescription: null,
  tags: ['HEOR'],
  author: 'Loon Team',
  published: true,
  publishedAt: '2025-05-10T12:00:00.000Z',
  updatedAt: '2025-06-01T08:00:00.000Z',
  faqs: [{ question: 'Do loons dive?', answerHtml: '<p>They do.</p>' }],
};
const site = { locale: 'en_CA', brand: { name: 'Loon', legalName: 'Loon Inc.' } };
const publicUrl = 'https://loon.example';

interface Graph {
  '@graph': Record<string, unknown>[];
}

function things(changes: Partial<typeof post> = {}) {
  const input = { post: { ...post, ...changes }, site, publicUrl };
  return (articleData(input) as Graph)['@graph'];
}

describe('BlogPosting structured data', () => {
  const elodie = {
    name: 'Élodie Bertrand',
    role: 'CEO',
    url: 'https://www.linkedin.com/in/elodie',
    orcid: '0000-0002-1825-0097',
    sample: false,
  };
  const plain = { name: 'Ada Byron', role: null, url: null, orcid: null, sample: false };

  it('`author` (Person), `reviewedBy`, `citation`, `dateModified`', () => {
    const [posting] = things({
      authors: [elodie, plain],
      reviewer: plain,
      revisedAt: '2025-05-20T12:00:00.000Z',
      references: [
        { text: 'PRISMA', url: null, doi: '10.1136/bmj.n71' },
        { text: 'NICE', url: 'https://www.nice.org.uk/corporate/ecd11', doi: null },
        { text: 'A book', url: null, doi: null },
      ],
    });
    const { url } = elodie;
    const sameAs = [url, 'https://orcid.org/0000-0002-1825-0097'];
    expect(posting).toMatchObject({
      author: [
        { '@type': 'Person', name: 'Élodie Bertrand', jobTitle: 'CEO', url, sameAs },
        { '@type': 'Person', name: 'Ada Byron' },
      ],
      reviewedBy: { '@type': 'Person', name: 'Ada Byron' },
      dateModified: '2025-05-20T12:00:00.000Z',
      citation: [
        {
          name: 'PRISMA',
          url: 'https://doi.org/10.1136/bmj.n71',
          identifier: 'doi:10.1136/bmj.n71',
        },
        { name: 'NICE', url: 'https://www.nice.org.uk/corporate/ecd11' },
        { '@type': 'CreativeWork', name: 'A book' },
      ],
    });
  });

  it('leaves them out where an article has none', () => {
    expect(things()[0]).not.toHaveProperty('reviewedBy');
    expect(things()[0]).not.toHaveProperty('citation');
    expect(things({ authors: [plain] })[0]).toMatchObject({ author: { name: 'Ada Byron' } });
  });

  it('leaves out people who are samples where others can reach the site', () => {
    const placeholder = { ...plain, name: 'Sam Sample', sample: true };
    const changes = { authors: [placeholder, elodie], reviewer: placeholder };
    const [posting] = things(changes);
    expect(posting).toMatchObject({ author: { name: 'Élodie Bertrand' } });
    expect(JSON.stringify(posting)).not.toContain('Sam Sample');
    const input = { post: { ...post, ...changes }, site, publicUrl: 'http://127.0.0.1:3000' };
    expect(JSON.stringify(articleData(input))).toContain('Sam Sample');
  });

  it('headline, author, publisher, published and modified dates', () => {
    expect(things()[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'On loons',
      description: 'A short text on loons.',
      author: { '@type': 'Organization', name: 'Loon Team' },
      publisher: { '@type': 'Organization', name: 'Loon Inc.' },
      datePublished: '2025-05-10T12:00:00.000Z',
      dateModified: '2025-06-01T08:00:00.000Z',
      mainEntityOfPage: { '@id': 'https://loon.example/reflections/on-loons' },
      image: ['https://loon.example/social/reflections/on-loons.png'],
    });
  });

  it('an author who is not a team of the company is a person', () => {
    expect(things({ author: 'Ada Example' })[0]).toMatchObject({
      author: { '@type': 'Person', name: 'Ada Example' },
    });
  });

  it('a post is never modified before it is published', () => {
    const publishedAt = '2026-01-01T12:00:00.000Z';
    expect(things({ publishedAt })[0]).toMatchObject({ dateModified: publishedAt });
  });
});

describe('BreadcrumbList and FAQPage', () => {
  it('link the home page and the article, and contain its questions', () => {
    const [, breadcrumbs, faqs] = things();
    expect(breadcrumbs?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Home', item: 'https://loon.example/' },
      { position: 2, item: 'https://loon.example/reflections' },
      { position: 3, name: 'On loons' },
    ]);
    expect(faqs?.['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'Do loons dive?',
        acceptedAnswer: { '@type': 'Answer', text: 'They do.' },
      },
    ]);
  });

  it('an article without questions is not an FAQ page', () => {
    expect(things({ faqs: [] }).map((thing) => thing['@type'])).toEqual([
      'BlogPosting',
      'BreadcrumbList',
    ]);
  });
});

it('a plain answer is plain text in structured data, any other is HTML', () => {
  expect(answerText('<p>R&#x26;D, p &#x3C; 0.05.</p>')).toBe('R&D, p < 0.05.');
  const html = '<p>One <em>word</em>.</p>\n<p>R&#x26;D.</p>';
  expect(answerText(html)).toBe(html);
});
