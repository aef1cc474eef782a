import { postLimits as limits } from '../../../schema/limits.ts';
import { readTimeMinutes } from '../../../schema/post-rules.ts';
import { atMost } from '../../../schema/text-rules.ts';
import type { Actor } from '../../auth/actor.ts';
import { requireAdministrator } from '../../auth/policy.ts';
import { Failure } from '../../failure.ts';
import type { RenderedContent } from '../markdown/render-content.ts';
import type { PostPreview } from './post-preview.type.ts';

/** Renders a content that is only looked at. */
export type RenderContent = (content: string) => Promise<RenderedContent>;

/**
 * Renders a content as a save would, and stores nothing; it may be shorter than a post has to be.
 * @throws Failure UNAUTHENTICATED for strangers, BAD_USER_INPUT for a content that is too long,
 * nested beyond reason or takes too long; UNAVAILABLE when too many previews wait.
 */
export async function previewPost(
  actor: Actor,
  content: string,
  render: RenderContent,
): Promise<PostPreview> {
  requireAdministrator(actor);
  if (content.length > limits.contentMax) {
    const message = atMost('Content', limits.contentMax);
    throw new Failure('BAD_USER_INPUT', message, { fields: { content: message } });
  }
  const { html, wordCount, excerpt } = await render(content);
  return { contentHtml: html, readTime: readTimeMinutes(wordCount), excerpt };
}
