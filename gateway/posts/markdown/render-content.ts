import { contentMessages } from '../../../schema/messages.ts';
import { Failure } from '../../failure.ts';
import type { LegalHtml } from '../../../schema/content/legal-html.ts';
import type { ContentOutline } from './content-sections.ts';
import type { RenderedContent } from './process-content.ts';

/** A line inside a hundred quotes or lists; parsing time grows with the square of their number. */
const deepLine = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t]))){100}/m;

/** The failure for content that cannot be rendered. */
export function contentRefusal(message: string, cause?: unknown): Failure {
  return new Failure('BAD_USER_INPUT', message, { fields: { content: message }, cause });
}

function nestedTooDeeply(cause?: unknown): Failure {
  return contentRefusal(contentMessages.tooDeep, cause);
}

/**
 * Renders the Markdown of a post, in which HTML is allowed (product 5.5), in the calling thread:
 * hostile content can block it for a minute, so untrusted input goes through `ContentRenderer`. The
 * processor is loaded on first use, so that the site starts without it.
 * @throws Failure BAD_USER_INPUT for excessively nested content.
 */
export async function renderContent(content: string): Promise<RenderedContent> {
  const { processContent } = await import('./process-content.ts');
  return withinDepth(content, processContent);
}

/** Renders the text of a legal page in the calling thread; throws likewise. */
export async function renderLegalText(markdown: string): Promise<LegalHtml> {
  const { legalHtml } = await import('../../../schema/content/legal-html.ts');
  return withinDepth(markdown, legalHtml);
}

/** Outlines contents in the calling thread; throws likewise. */
export async function outlineContents(contents: readonly string[]): Promise<ContentOutline[]> {
  const { outlineContent } = await import('./outline-content.ts');
  return contents.map((content) => withinDepth(content, outlineContent));
}

/** Converts sanitised HTML to Markdown in the calling thread; throws likewise. */
export async function writeMarkdown(html: string): Promise<string> {
  const { markdownOfHtml } = await import('./markdown-of-html.ts');
  return withinDepth(html, markdownOfHtml);
}

function withinDepth<T>(markdown: string, render: (markdown: string) => T): T {
  if (deepLine.test(markdown)) {
    throw nestedTooDeeply();
  }
  try {
    return render(markdown);
  } catch (error) {
    throw error instanceof RangeError ? nestedTooDeeply(error) : error;
  }
}
