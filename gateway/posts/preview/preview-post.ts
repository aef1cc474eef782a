import { postLimits as limits } from '../../../schema/limits.ts';
import { readTimeMinutes } from '../../../schema/post-rules.ts';
import { atMost } from '../../../schema/text-rules.ts';
import type { Actor } from '../../auth/actor.ts';
import { requireAdministrator } from '../../auth/policy.ts';
import { Failure } from '../../failure.ts';
import { renderContent } from '../markdown/render-content.ts';
import type { PostPreview } from './post-preview.type.ts';

/**
 * Renders a content as a save would, and stores nothing; it may be shorter than a post has to be.
 * @throws Failure UNAUTHENTICATED for strangers, BAD_USER_INPUT for a content that is too long or
 * nested beyond reason.
 */
export async function previewPost(actor: Actor, content: string): Promise<PostPreview> {
  requireAdministrator(actor);
  if (content.length > limits.contentMax) {
    const message = atMost('Content', limits.contentMax);
    throw new Failure('BAD_USER_INPUT', message, { fields: { content: message } });
  }
  const { html, wordCount, excerpt } = await renderContent(content);
  return { contentHtml: html, readTime: readTimeMinutes(wordCount), excerpt };
}
