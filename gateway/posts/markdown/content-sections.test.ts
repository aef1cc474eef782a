import { describe, expect, it } from 'vitest';
import { renderContent } from './render-content.ts';

async function sectionsOf(content: string) {
  return (await renderContent(content)).sections;
}

describe('the table of contents', () => {
  it('lists the sections by the ids of their headings, without their text', async () => {
    const content = 'Intro\n\n## Where the time goes\n\nText\n\n### Detail\n\n## *What* next';
    expect(await sectionsOf(content)).toEqual([
      { anchor: 's-where-the-time-goes', title: 'Where the time goes' },
      { anchor: 's-what-next', title: 'What next' },
    ]);
  });

  it('has plain names: no markup, no character references, no footnote marks', async () => {
    const content = '## Cost &amp; *value* &lt; “price”[^1]\n\nText\n\n[^1]: A note.';
    expect(await sectionsOf(content)).toEqual([
      { anchor: expect.stringMatching(/^s-cost/) as string, title: 'Cost & value < “price”' },
    ]);
  });

  it('omits the title of the footnotes and empty headings', async () => {
    expect(await sectionsOf('## \n\nText[^1]\n\n## ![](/a.webp)\n\n[^1]: A note.')).toEqual([]);
  });

  it('starts at the highest level used by the author', async () => {
    expect(await sectionsOf('# One\n\n## Part of one\n\n# Two')).toEqual([
      { anchor: 's-one', title: 'One' },
      { anchor: 's-two', title: 'Two' },
    ]);
  });
});
