import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { defaultEditorConfig } from '../../../schema/template/default-template.ts';
import type { EditorConfig } from '../../../schema/template/editor-config.ts';
import { toTemplateConfig } from '../../../schema/template/template-mapping.ts';
import { ArticleTemplate } from './article-template.tsx';

const post = {
  id: '1',
  slug: 'on-loons',
  title: 'On loons',
  subtitle: 'And on lakes',
  contentHtml: '<p>They dive.</p><h2 id="depth">Depth</h2><p>Sixty metres.</p>',
  sections: [{ anchor: 'depth', title: 'Depth' }],
  tags: ['HEOR', 'HTA', 'Screening', 'Agentic AI', 'A fifth'],
  references: [],
  authors: [],
  reviewer: null,
  revisedAt: null,
  revisionNote: null,
  citationApa: null,
  citationVancouver: null,
  author: 'Loon Team',
  publishedAt: '2025-02-08T12:00:00.000Z',
  aiStatement: null,
  readTime: 8,
  faqsAlwaysShown: false,
  faqs: [{ id: 'dive', question: 'Do loons dive?', answerHtml: '<p>They do.</p>' }],
};
const related = [{ slug: 'other', title: 'Another', excerpt: 'More', tags: ['a', 'b', 'c'] }];

/** The article rendered with an unsaved config, as Live Preview renders it. */
function rendered(change: (config: EditorConfig) => void = () => undefined): string {
  const editor = structuredClone(defaultEditorConfig);
  change(editor);
  const config = toTemplateConfig(editor, { id: 'test', createdAt: '2025-01-01T00:00:00.000Z' });
  return renderToStaticMarkup(
    <MemoryRouter>
      <ArticleTemplate
        config={config}
        post={post}
        related={related}
        footer={<footer>© Loon Inc.</footer>}
      />
    </MemoryRouter>,
  );
}

describe('blog template renderer', () => {
  it('header, body HTML, FAQs, related articles, call to action, footer, in this order', () => {
    const html = rendered();
    const places = [
      ...['<h1>On loons</h1>', 'And on lakes', '<p>They dive.</p>', 'Frequently asked questions'],
      ...['View FAQs', 'Related Articles', 'Read More', '/#contact-section', '© Loon Inc.'],
    ].map((text) => html.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('date as February 8, 2025, read time as 8 min read, four tags', () => {
    const html = rendered();
    expect(html).toContain('February 8, 2025');
    expect(html.replaceAll('<!-- -->', '')).toContain('8 min read');
    expect(html).toContain('Agentic AI');
    expect(html).not.toContain('A fifth');
  });

  it('a related card shows up to 2 tags', () => {
    const card = rendered().split('Related Articles')[1] ?? '';
    expect(card).toContain('>b<');
    expect(card).not.toContain('>c<');
  });

  it.each<[string, (config: EditorConfig) => void, string]>([
    ['header', ({ components }) => (components.header.enabled = false), 'And on lakes'],
    ['body', ({ components }) => (components.body.enabled = false), 'They dive.'],
    ['faq', ({ components }) => (components.faq.enabled = false), 'View FAQs'],
    ['cta', ({ components }) => (components.cta.enabled = false), '/#contact-section'],
    ['relatedArticles', (all) => (all.components.relatedArticles.enabled = false), 'Read More'],
    ['footer', ({ components }) => (components.footer.enabled = false), '© Loon Inc.'],
    ['tags', ({ components }) => (components.header.style.showTags = false), 'Screening'],
    ['contents', ({ components }) => (components.body.style.showContents = false), 'In this'],
  ])('%s can be switched off', (_, change, text) => {
    expect(rendered()).toContain(text);
    expect(rendered(change)).not.toContain(text);
  });

  it('an article without a header still has its title for screen readers', () => {
    const html = rendered(({ components }) => (components.header.enabled = false));
    expect(html).toContain('<h1 class="sr">On loons</h1>');
  });

  it('texts and alignments are those of the template', () => {
    const html = rendered(({ components }) => {
      components.faq.title.text = 'Asked before';
      components.faq.toggle.alignment = 'center';
      components.cta.primaryButton.text = 'Talk to us';
      components.body.style.alignment = 'justify';
    });
    expect(html).toContain('<h2>Asked before</h2>');
    expect(html).toContain('class="faq-h" data-align="center"');
    expect(html).toContain('>Talk to us</a>');
    expect(html).toContain('class="prose" data-align="justify"');
  });
});
