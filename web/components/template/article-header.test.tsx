import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PublicUrlContext } from '../../public-url.ts';
import { ArticleHeader } from './article-header.tsx';

const person = { role: null, portrait: null };
const post = {
  ...{ id: '1', slug: 'on-loons', title: 'On loons', subtitle: null, contentHtml: '', tags: [] },
  ...{ references: [], reviewer: null, revisedAt: null, revisionNote: null, author: 'Loon Team' },
  ...{
    publishedAt: null,
    aiStatement: null,
    citationApa: null,
    citationVancouver: null,
    readTime: 8,
    sections: [],
    faqsAlwaysShown: false,
    faqs: [],
  },
  authors: [
    { ...person, name: 'Sam Reed', sample: true },
    { ...person, name: 'Ada Byron', sample: false },
  ],
};

/** The head of an article as shown on a site with this URL, without its tags. */
function shown(publicUrl: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PublicUrlContext value={publicUrl}>
        <ArticleHeader post={post} alignment="left" tagsShown />
      </PublicUrlContext>
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '');
}

describe('the head of an article', () => {
  it('labels each author who is a sample, where others can reach the site', () => {
    expect(shown('https://www.example.org')).toContain('By Sam Reed Sample, Ada Byron');
    expect(shown('http://localhost:3000')).toContain('By Sam Reed, Ada Byron');
  });
});
