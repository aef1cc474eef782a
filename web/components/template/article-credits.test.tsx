import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PublicUrlContext } from '../../public-url.ts';
import { ArticleCredits } from './article-credits.tsx';

const ada = { name: 'Ada Byron', role: 'Analyst', portrait: null, sample: false };
const placeholder = { name: 'Sam Reed', role: 'Reviewer', portrait: null, sample: true };

/** The people of an article as shown on a site with this URL. */
function rendered(publicUrl: string): string {
  const post = { authors: [ada], reviewer: placeholder, revisedAt: null, revisionNote: null };
  return renderToStaticMarkup(
    <PublicUrlContext value={publicUrl}>
      <ArticleCredits post={post} />
    </PublicUrlContext>,
  );
}

describe('the people behind an article', () => {
  it('while an item is a sample and PUBLIC_URL is not loopback, it carries the word "Sample"', () => {
    const html = rendered('https://www.example.org');
    expect(html).toContain('Sam Reed <small class="sample">Sample</small>');
    expect(html.match(/class="sample"/g)).toHaveLength(1);
  });

  it('on loopback it does not', () => {
    expect(rendered('http://127.0.0.1:3000')).not.toContain('class="sample"');
  });
});
