import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

it('a plain answer is plain text in structured data, any other is HTML', () => {
  expect(answerText('<p>R&#x26;D, p &#x3C; 0.05.</p>')).toBe('R&D, p < 0.05.');
  const html = '<p>One <em>word</em>.</p>\n<p>R&#x26;D.</p>';
  expect(answerText(html)).toBe(html);
});
