import { describe, expect, it } from 'vitest';
import { articleHeadings } from './article-headings.ts';

describe('table of contents', () => {
  it('names the headed sections by their ids', () => {
    const html =
      '<p>Intro</p><h2 id="where-time-goes">Where the time goes' +
      '<a class="heading-anchor" href="#where-time-goes" aria-label="Link to it"></a></h2>' +
      '<h3 id="detail">Detail</h3><h2 id="next"><em>What</em> next</h2>';
    expect(articleHeadings(html)).toEqual([
      { id: 'where-time-goes', text: 'Where the time goes' },
      { id: 'next', text: 'What next' },
    ]);
  });

  it('reads what the HTML writes as character references', () => {
    const html = '<h2 id="a&#x26;b">Cost &amp; value &lt; &#8220;price&#x201D;</h2>';
    expect(articleHeadings(html)).toEqual([{ id: 'a&b', text: 'Cost & value < “price”' }]);
  });

  it('leaves out the title of the footnotes, and headings that nothing can link to', () => {
    expect(
      articleHeadings('<h2>Unlinked</h2><h2 id="footnote-label" class="sr-only">Footnotes</h2>'),
    ).toEqual([]);
  });
});
