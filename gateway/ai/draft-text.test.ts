import { describe, expect, test } from 'vitest';
import { draftTextOf } from './draft-text.ts';

const article = {
  title: 'A "quoted" title',
  excerpt: 'It says "content": nothing.',
  tags: ['HTA'],
  content: 'Line one\n\n## “Heading” \\ é 🦆 "content": x\tend',
  faqs: [{ question: 'Q', answer: 'A' }],
};

describe('the draft as it is written', () => {
  test.each([
    ['as it stands', JSON.stringify(article, null, 2)],
    [
      'with every character escaped',
      JSON.stringify(article).replace(
        /[^\x20-\x7e]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    ],
    ['in a code fence', `\`\`\`json\n${JSON.stringify(article)}\n\`\`\``],
  ])('any beginning of the answer gives a beginning of the text: %s', (_form, answer) => {
    let before = '';
    for (let length = 0; length <= answer.length; length += 1) {
      const { title, content } = draftTextOf(answer.slice(0, length));
      expect(content.startsWith(before)).toBe(true);
      expect(article.content.startsWith(content)).toBe(true);
      expect([null, article.title]).toContain(title);
      before = content;
    }
    expect(before).toBe(article.content);
  });

  test('what is no JSON gives nothing', () => {
    expect(draftTextOf('<html>')).toEqual({ title: null, content: '' });
  });
});
