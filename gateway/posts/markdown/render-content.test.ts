import { describe, expect, it } from 'vitest';
import { renderContent } from './render-content.ts';
import { attributesOf, elementsOf, html } from './testing/rendered-html.ts';

describe('headings', () => {
  it('never include h1 in the body, and skip no level', async () => {
    const rendered = await html(
      '# One\n\n### Two\n\n#### Three\n\n# Four\n\n<h1>Five</h1>\n\n## Six',
    );
    const headings = elementsOf(rendered).filter(({ tagName }) => /^h\d$/.test(tagName));
    expect(headings.map(({ tagName }) => tagName)).toEqual(['h2', 'h3', 'h4', 'h2', 'h2', 'h3']);
  });

  it("start at h2 whatever the author's first level", async () => {
    expect(await html('### Deep\n\n#### Deeper')).toMatch(/^<h2.*<h3/s);
  });

  it('have their own anchor and a link to it', async () => {
    const rendered = await html('## Same\n\nText\n\n## Same');
    expect(rendered).toContain(
      '<h2 id="s-same">Same<a class="heading-anchor" href="#s-same" aria-hidden="true" tabindex="-1"></a></h2>',
    );
    expect(rendered).toContain('<h2 id="s-same-1">');
  });
});

describe('tables', () => {
  const table = '| A | B |\n| :-- | --: |\n| 1 | 2 |';

  it('scroll in a uniquely named region that the keyboard reaches', async () => {
    const regions = elementsOf(await html(`${table}\n\nText\n\n${table}`)).filter(
      (element) => attributesOf(element)['role'] === 'region',
    );
    expect(regions.map(attributesOf)).toEqual([
      { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': 'Table 1' },
      { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': 'Table 2' },
    ]);
  });

  it('have no obsolete attributes in cells, and header cells with a scope', async () => {
    const rendered = await html(table);
    expect(rendered).not.toContain(' align=');
    expect(rendered).toContain('<th scope="col" class="align-left">A</th>');
    expect(rendered).toContain('<td class="align-right">2</td>');
  });

  it('label the cells of four and more columns, which are stacked on a phone', async () => {
    const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
    const wide = [row('A', '*B*', 'C', 'D'), row('-', '-', '-', '-'), row('1', '2', '3', '4')];
    const labels = elementsOf(await html(`${table}\n\n${wide.join('\n')}`)).flatMap(
      (element) => attributesOf(element)['data-label'] ?? [],
    );
    expect(labels).toEqual(['A', 'B', 'C', 'D']);
    const head = '<tr><th>A</th><th>B</th><th>C</th><th>D</th></tr>';
    const spanning = `<table><thead>${head}</thead><tbody><tr><td colspan="4">1</td></tr></tbody></table>`;
    expect(await html(spanning)).not.toContain('data-label');
  });

  it('are named by their caption', async () => {
    const rendered = await html('<table><caption>Costs</caption><tr><td>1</td></tr></table>');
    expect(rendered).toContain('aria-label="Table 1: Costs"');
  });
});

describe('figures, code, tasks, links', () => {
  it('a single image with a title is a lazy figure with a caption', async () => {
    expect(await html('![A wave](/images/wave.svg "Fig. 1. A wave")')).toBe(
      '<figure><img src="/images/wave.svg" alt="A wave" loading="lazy" decoding="async">' +
        '<figcaption>Fig. 1. A wave</figcaption></figure>',
    );
  });

  it('a caption is shown wherever the image is in a paragraph', async () => {
    const figure = (alt: string, caption: string) =>
      `<figure><img src="/a.svg" alt="${alt}" loading="lazy" decoding="async">` +
      `<figcaption>${caption}</figcaption></figure>`;
    expect(await html('Text. ![A](/a.svg "One")')).toBe(`<p>Text.</p>${figure('A', 'One')}`);
    expect(await html('Before\\\n![A](/a.svg "One")![B](/a.svg "Two")\nafter *that*.')).toBe(
      `<p>Before</p>${figure('A', 'One')}${figure('B', 'Two')}<p>after <em>that</em>.</p>`,
    );
    expect(await html('- Item\n\n  with ![A](/a.svg "One")')).toContain(figure('A', 'One'));
    expect(await html('[![A](/a.svg "One")](https://loon.example)')).toBe(
      '<figure><a href="https://loon.example" rel="noopener"><img src="/a.svg" alt="A" ' +
        'loading="lazy" decoding="async"></a><figcaption>One</figcaption></figure>',
    );
    expect(await html('Text ![A](/a.svg) goes on.')).toContain('<p>Text <img');
  });

  it('embedded content, which articles do not show, becomes a link', async () => {
    const frame =
      '<iframe src="https://www.youtube.com/embed/a1-_Z?rel=0" title="A talk"></iframe>';
    const link = '<a href="https://www.youtube.com/watch?v=a1-_Z" rel="noopener">A talk</a>';
    expect(await html(frame)).toBe(`<p>${link}</p>`);
    expect(await html(`Watch ${frame} now.`)).toBe(`<p>Watch ${link} now.</p>`);
    expect(await html('<video controls><source src="https://loon.example/a.mp4"></video>')).toBe(
      '<p><a href="https://loon.example/a.mp4" rel="noopener">https://loon.example/a.mp4</a></p>',
    );
  });

  it('an illustration of the site has the size that its URL contains', async () => {
    expect(await html('![A wave](/images/figures/wave-640x150.svg "Fig. 1. A wave")')).toContain(
      'alt="A wave" width="640" height="150" loading="lazy"',
    );
  });

  it('an uploaded image has its size, so that the layout does not shift when it loads', async () => {
    const src = `/uploads/${'0'.repeat(32)}-1200x800.webp`;
    const image = `<img src="${src}" alt="A chart" width="1200" height="800" loading="lazy" decoding="async">`;
    expect(await html(`![A chart](${src})`)).toBe(`<p>${image}</p>`);
    const smaller = image.replace('width="1200" height="800"', 'width="600"');
    expect(await html(`<img src="${src}" alt="A chart" width="600">`)).toBe(smaller);
  });

  it('an image by URL is requested without a referrer', async () => {
    expect(await html('![A chart](https://other.example/chart.png)')).toBe(
      '<p><img src="https://other.example/chart.png" alt="A chart" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
    );
  });

  it.each(['http://other.example/a.png', '//other.example/a.png', '/\\\\other.example/a.png', 'x'])(
    'an image at %s, which is not safe to show, is replaced by its text',
    async (address) => {
      expect(await html(`<img src="${address}" alt="A chart">`)).toContain('A chart');
      expect(await html(`<img src="${address}" alt="A chart">`)).not.toContain('<img');
    },
  );

  it('a code block has its language and is reachable by keyboard', async () => {
    expect(await html('```graphql\n{ posts }\n```')).toBe(
      '<pre tabindex="0"><code class="language-graphql">{ posts }\n</code></pre>',
    );
  });

  it('task lists show symbols instead of checkboxes', async () => {
    const rendered = await html('- [x] done\n- [ ] to do');
    expect(rendered).toContain('<li><span class="task">☑</span> done</li>');
    expect(rendered).toContain('<li><span class="task">☐</span> to do</li>');
    expect(rendered).not.toContain('<input');
  });

  it('external links have rel=noopener, internal ones do not', async () => {
    expect(await html('[a](https://x.example/) [b](/#faq-section) [c](//y.example)')).toBe(
      '<p><a href="https://x.example/" rel="noopener">a</a> <a href="/#faq-section">b</a> ' +
        '<a href="//y.example" rel="noopener">c</a></p>',
    );
  });
});

describe('footnotes', () => {
  const source = 'A claim.[^one] Another.[^one]\n\n[^one]: The source.';

  it('link to the note and back', async () => {
    const rendered = await html(source);
    const elements = elementsOf(rendered);
    const ids = new Set(elements.map((element) => attributesOf(element)['id']));
    const targets = elements
      .map((element) => attributesOf(element)['href'])
      .filter((href) => href?.startsWith('#'));
    expect(targets).toHaveLength(4);
    expect(targets.every((target) => ids.has(target?.slice(1)))).toBe(true);
    expect(rendered).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>');
  });

  it('have reference numbers that are not part of the text', async () => {
    const { text } = await renderContent(source);
    expect(text.replace(/\s+/g, ' ')).toBe('A claim. Another. The source.');
  });
});

describe('the text without markup', () => {
  it('is the text as readers see it', async () => {
    const { text, wordCount } = await renderContent(
      '## A *heading*\n\nSome **bold** &amp; plain—text with `code`.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| c | d |',
    );
    expect(text.replace(/\s+/g, ' ')).toBe(
      'A heading Some bold & plain—text with code. one two a b c d',
    );
    expect(wordCount).toBe(13);
  });

  it('has an excerpt that starts with the first paragraph, not with a heading', async () => {
    const { excerpt } = await renderContent('## Heading\n\n- a list\n\nFirst sentence. Second.');
    expect(excerpt).toBe('First sentence. Second.');
  });
});

describe('excessively nested content', () => {
  it.each([
    ['quotes', '> '.repeat(50_000)],
    ['lists', '- '.repeat(50_000)],
    ['elements', '<div>'.repeat(20_000)],
  ])('is refused: %s', async (_name, content) => {
    await expect(renderContent(`${content}x`)).rejects.toThrow('Content is nested too deeply.');
  });

  it('does not include two hundred hyphens, which are a thematic break', async () => {
    expect(await html(`Text\n\n${'-'.repeat(200)}`)).toContain('<hr>');
  });
});
