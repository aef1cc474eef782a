import { describe, expect, it } from 'vitest';
import { renderAnswer } from './render-answer.ts';

describe('FAQ answers are rendered with paragraphs, emphasis and links', () => {
  it.each([
    ['Plain words. And more, 2–4 %?', '<p>Plain words. And more, 2–4 %?</p>'],
    [
      'One *word* and **two**.\n\nSee [the report](https://loon.example/a).',
      '<p>One <em>word</em> and <strong>two</strong>.</p>\n' +
        '<p>See <a href="https://loon.example/a" rel="noopener">the report</a>.</p>',
    ],
    ['Three:\n\n- one\n- two', '<p>Three:</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['A line\\\nand its next.', '<p>A line<br>\nand its next.</p>'],
  ])('%s', async (answer, html) => {
    expect(await renderAnswer(answer)).toBe(html);
  });

  it.each([
    ['# 1 in sales', '<p># 1 in sales</p>'],
    ['p < 0.05 & <b>bold</b>', '<p>p &#x3C; 0.05 &#x26; &#x3C;b>bold&#x3C;/b></p>'],
    ['> 5 studies', '<p>> 5 studies</p>'],
    ['<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
  ])('syntax for longer texts stays as typed in an answer: %s', async (answer, html) => {
    expect(await renderAnswer(answer)).toBe(html);
  });

  it('no link runs a script', async () => {
    expect(await renderAnswer('[x](javascript:alert(1))')).toBe('<p><a>x</a></p>');
    expect(await renderAnswer('![x](https://other.example/a.png)')).not.toContain('<img');
  });
});
