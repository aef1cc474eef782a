import { postLimits as limits } from '../../../schema/limits.ts';
import { readTimeMinutes } from '../../../schema/post-rules.ts';
import { atMost } from '../../../schema/text-rules.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import { Failure } from '../../failure.ts';
import { requireFaqBounds } from '../editing/require-faq-bounds.ts';
import type { RenderAnswers } from '../markdown/render-answer.ts';
import type { RenderContent } from '../markdown/rendered-content.ts';
import type { PostPreview } from './post-preview.type.ts';

/** What of a draft is rendered: its Markdown, and that of its FAQs' answers. */
interface DraftTexts {
  content: string;
  answers: readonly string[];
}

/**
 * Renders a content as a save would, and stores nothing; it may be shorter than a post has to be.
 * @throws Failure BAD_USER_INPUT for a content or an answer that is too long or takes too long, or
 * a content nested beyond reason; UNAVAILABLE when too many previews wait.
 */
export async function previewPost(
  actor: Actor,
  { content, answers }: DraftTexts,
  { render, renderAnswers }: { render: RenderContent; renderAnswers: RenderAnswers },
): Promise<PostPreview> {
  requireAdministrator(actor);
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
