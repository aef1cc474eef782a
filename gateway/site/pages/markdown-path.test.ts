import { expect, it } from 'vitest';
import { negotiatedMarkdownPath, prefersMarkdown, readMarkdownPath } from './markdown-path.ts';

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.8, */*;q=0.1', true],
  ['text/markdown, text/html, */*', true],
  ['*/*, text/markdown', true],
  ['text/html;q=0.4, text/markdown;q=0.5', true],
  ['TEXT/Markdown; charset=utf-8; q=0.9, text/html;q=0.8', true],
  ['text/html, text/markdown', false],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=x', true],
  ['text/markdownish', false],
  ['*/*', false],
])('Accept: %s prefers Markdown: %s', (accept, wanted) => {
  expect(prefersMarkdown(accept)).toBe(wanted);
});

const chromium =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';

it('browsers receive HTML, and so do clients of other pages', () => {
  expect(negotiatedMarkdownPath('/reflections/a-b', chromium)).toBeUndefined();
  expect(negotiatedMarkdownPath('/reflections/a-b', undefined)).toBeUndefined();
  expect(negotiatedMarkdownPath('/reflections', 'text/markdown')).toBeUndefined();
  expect(negotiatedMarkdownPath('/blog/a-b', 'text/markdown')).toBe('/reflections/a-b.md');
});

it('the Markdown version of an article has one URL', () => {
  expect(readMarkdownPath('/reflections/a.md')).toEqual({ slug: 'a', canonical: true });
  expect(readMarkdownPath('/blog/a.md')).toEqual({ slug: 'a', canonical: false });
  expect(readMarkdownPath('/reflections/A.md')).toBeUndefined();
  expect(readMarkdownPath('/reflections/a/b.md')).toBeUndefined();
});
