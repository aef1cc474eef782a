import { articlePath } from '../../../schema/article-path.ts';

const articlePattern = /^\/(?:blog|reflections)\/([a-z0-9-]+)$/;
const markdownPath = /^\/(blog|reflections)\/([a-z0-9-]+)\.md$/;

/** The path of the Markdown version of an article's page; undefined for other paths. */
export function markdownPathOf(path: string): string | undefined {
  const slug = articlePattern.exec(path)?.[1];
  return slug === undefined ? undefined : markdownPathOfSlug(slug);
}

export function markdownPathOfSlug(slug: string): string {
  return `${articlePath(slug)}.md`;
}

export function readMarkdownPath(path: string): { slug: string; canonical: boolean } | undefined {
  const [, form, slug] = markdownPath.exec(path) ?? [];
  return slug === undefined ? undefined : { slug, canonical: form === 'reflections' };
}

/** Whether a path has the form of a Markdown version's; the article may not exist. */
export function isMarkdownPath(path: string): boolean {
  return path.endsWith('.md') && markdownPath.test(path);
}

interface Range {
  type: string;
  quality: number;
  place: number;
}

function readRange(text: string, place: number): Range {
  const [type = '', ...parameters] = text.toLowerCase().split(';');
  const quality = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
  return { type: type.trim(), quality: quality === undefined ? 1 : Number(quality), place };
}

/**
 * Whether an `Accept` header prefers Markdown to HTML (RFC 9110, 12.5.1): it names `text/markdown`
 * with at least the weight of HTML; at the same weight, the first one wins. No browser names it.
 */
export function prefersMarkdown(accept: string): boolean {
  const ranges = accept.split(',').map(readRange);
  const rangeOf = (...types: string[]): Range | undefined =>
    types.map((type) => ranges.find((range) => range.type === type)).find((range) => range);
  const markdown = rangeOf('text/markdown');
  if (markdown === undefined || !(markdown.quality > 0)) {
    return false;
  }
  const html = rangeOf('text/html', 'text/*', '*/*');
  if (html === undefined || markdown.quality !== html.quality) {
    return markdown.quality > (html?.quality ?? 0);
  }
  return html.type !== 'text/html' || markdown.place < html.place;
}

const namesMarkdown = /text\/markdown/i;

/**
 * The path of the Markdown version that an article's URL is negotiated to under this `Accept`
 * header.
 */
export function negotiatedMarkdownPath(
  path: string,
  accept: string | undefined,
): string | undefined {
  return accept !== undefined && namesMarkdown.test(accept) && prefersMarkdown(accept)
    ? markdownPathOf(path)
    : undefined;
}
