import type { EntityManager } from 'typeorm';
import type { WebhookEvent } from '../../../schema/webhook-rules.ts';
import { announce } from '../../mail/webhook-announcement.ts';
import type { Post } from '../entities/post.entity.ts';
import { articlePath } from '../../../schema/article-path.ts';

type PostEvent = Extract<WebhookEvent, `post.${string}`>;

/** Notifies webhooks of the publicly visible change of a post, in the transaction of the change. */
export async function announcePost(
  manager: EntityManager,
  event: PostEvent,
  { id, slug, title, version, publishedAt }: Post,
  at: Date,
): Promise<void> {
  const path = articlePath(slug);
  const data = { id, slug, path, title, version, publishedAt: publishedAt?.toISOString() ?? null };
  await announce(manager, { event, at, data });
}

/** The event that a save is for readers, given whether the post was public before and after it. */
export function postEventOf(
  before: boolean,
  after: boolean,
  textChanged: boolean,
): PostEvent | undefined {
  if (before && after) {
    return textChanged ? 'post.updated' : undefined;
  }
  return after ? 'post.published' : before ? 'post.withdrawn' : undefined;
}
