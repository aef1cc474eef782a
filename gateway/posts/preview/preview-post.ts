import { postLimits as limits } from '../../../schema/limits.ts';
import { readTimeMinutes } from '../../../schema/post-rules.ts';
import { atMost } from '../../../schema/text-rules.ts';
import type { Author } from '../../access/actor.ts';
import { Failure } from '../../failure.ts';
import { requireFaqBounds } from '../editing/require-faq-bounds.ts';
import type { RenderAnswers } from '../markdown/render-answer.ts';
import type { RenderContent } from '../markdown/process-content.ts';
import type { PostPreview } from './post-preview.type.ts';

/** The rendered parts of a draft: the Markdown of its content and of its FAQ answers. */
interface DraftTexts {
  content: string;
  answers: readonly string[];
}

/**
 * Renders content as a save would, and stores nothing; it may be shorter than a post must be.
 * @throws Failure BAD_USER_INPUT for content or an answer that is too long, takes too long or is
 *   excessively nested; UNAVAILABLE when too many previews are queued.
 */
export async function previewPost(
  _actor: Author,
  { content, answers }: DraftTexts,
  { render, renderAnswers }: { render: RenderContent; renderAnswers: RenderAnswers },
): Promise<PostPreview> {
  if (content.length > limits.contentMax) {
    const message = atMost('Content', limits.contentMax);
    throw new Failure('BAD_USER_INPUT', message, { fields: { content: message } });
  }
  requireFaqBounds(answers);
  const { html, sections, wordCount, excerpt } = await render(content);
  return {
    contentHtml: html,
    sections,
    answersHtml: await renderAnswers(answers),
    readTime: readTimeMinutes(wordCount),
    excerpt,
  };
}
