import { describe, expect, test, vi } from 'vitest';
import { DraftReader, draftTextOf } from './draft-text.ts';

const article = {
  title: 'A "quoted" title',
  excerpt: 'It says "content": nothing.',
  tags: ['HTA'],
  content: 'Line one\n\n## “Heading” \\ é 🦆 "content": x\tend',
  faqs: [{ question: 'Q', answer: 'A' }],
};

describe('the draft reader', () => {
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
  ])('reads the start of the text from any partial output: %s', (_form, answer) => {
    let before = '';
    const reader = new DraftReader();
    for (let length = 0; length <= answer.length; length += 1) {
      const { title, content } = draftTextOf(answer.slice(0, length));
      expect(content.startsWith(before)).toBe(true);
      expect(article.content.startsWith(content)).toBe(true);
      expect([null, article.title]).toContain(title);
      expect(reader.read(answer.slice(0, length))).toEqual({ title, content });
      before = content;
    }
    expect(before).toBe(article.content);
  });

  test('reads nothing from output that is not JSON', () => {
    expect(draftTextOf('<html>')).toEqual({ title: null, content: '' });
  });

  test('reads each character once, however many pieces there are', () => {
    const content = 'A line with “quotes”, "more" and a \\ in it.\n'.repeat(500);
    const answer = JSON.stringify({ ...article, content });
    const reader = new DraftReader();
    const parse = vi.spyOn(JSON, 'parse');
    let draft = reader.read('');
    for (let length = 0; length < answer.length + 7; length += 7) {
      draft = reader.read(answer.slice(0, length));
    }
    const readInAll = parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    parse.mockRestore();
    expect(draft).toEqual({ title: article.title, content });
    expect(readInAll).toBeLessThan(answer.length * 4);
  });

  test('ends the text before an escape that is not valid JSON', () => {
    const reader = new DraftReader();
    const answer = '{"title": "T", "content": "Sound \\x and more of it"}';
    const drafts = [26, 33, 36, answer.length].map((length) =>
      reader.read(answer.slice(0, length)),
    );
    expect(drafts.at(-1)).toEqual({ title: 'T', content: 'Sound ' });
  });
});
