import type { EntityManager } from 'typeorm';
import { slugOf } from '../../../schema/post-rules.ts';
import type { Reading } from '../ai-record/ai-record.ts';
import { attributionOver } from '../attribution/stored-attribution.ts';
import { adminSearchText } from '../desk/select-admin-posts.ts';
import { bodySearchText, PostBody } from '../entities/post-body.entity.ts';
import { sentOver } from '../entities/optional-texts.ts';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { storedSections } from '../markdown/content-sections.ts';
import type { RenderedContent } from '../markdown/process-content.ts';
import type { Approval } from './check-publication.ts';
import { claimSlug } from './claim-slug.ts';
import type { UpdatePostInput } from './post.input.ts';
import { saveRevision, snapshotOf } from './save-revision.ts';

/** The content, author and time of a save. */
export interface PostChange {
  id: string;
  input: UpdatePostInput;
  /** The new content, rendered; absent if the content does not change. */
  rendered: RenderedContent | undefined;
  now: Date;
  /** E-mail address of the author of the save. */
  savedBy: string;
  /** The program that makes the save, if any. */
  program?: string | null;
  /** Refuses an actor who may not change content that is or will be public. */
  requirePublishing?: () => void;
  /** The earlier version that this save restores. */
  restored?: number | undefined;
  /** The AI model that wrote the saved text, if any. */
  model?: string | undefined;
  /** Whether AI wrote the saved text. */
  byAi?: boolean;
  /** The reading that the save confirms, if any. */
  reading?: Reading | undefined;
  /** The permission to publish; absent if nothing is checked. */
  approval?: Approval | undefined;
}

/** The replaced state of a post, and the body after the change. */
export interface Replaced {
  before: PostSnapshot;
  body: PostBody;
}

/** Changes the text of a post; the former one becomes a revision. */
export async function changeText(
  manager: EntityManager,
  post: Post,
  change: PostChange,
): Promise<Replaced> {
  const { input, rendered, now } = change;
  const body = await manager.findOneByOrFail(PostBody, { postId: post.id });
  const before = snapshotOf(post, body);
  await saveRevision(manager, { post, body, savedAt: now, savedBy: change.savedBy });

  post.title = input.title ?? post.title;
  post.author = input.author ?? post.author;
  post.tags = input.tags ?? post.tags;
  Object.assign(post, sentOver(input, post));
  post.revisedAt = input.revisedAt === undefined ? post.revisedAt : input.revisedAt;
  if (input.slug !== undefined) {
    post.slug = await claimSlug(manager, input.slug || slugOf(post.title), post.id);
  }
  applyExcerpt(post, input.excerpt, { before: body.derivedExcerpt, after: rendered?.excerpt });
  post.wordCount = rendered?.wordCount ?? post.wordCount;
  post.searchText = adminSearchText(post);
  post.updatedAt = now;

  Object.assign(body, bodyChange(input, rendered), attributionOver(input, body));
  body.searchText = bodySearchText(post, body);
  await manager.save(body);
  return { before, body };
}

function bodyChange(input: UpdatePostInput, rendered: RenderedContent | undefined) {
  return {
    ...(input.faqs === undefined ? {} : { faqs: input.faqs }),
    ...(input.content === undefined || rendered === undefined
      ? {}
      : {
          content: input.content,
          contentHtml: rendered.html,
          sections: storedSections(rendered.html, rendered.sections),
          contentText: rendered.text,
          derivedExcerpt: rendered.excerpt,
        }),
  };
}

/** A sent excerpt that only repeats the one taken from the text does not become the author's. */
function applyExcerpt(
  post: Post,
  sent: string | undefined,
  derived: { before: string; after: string | undefined },
): void {
  if (sent !== undefined) {
    const repeated = !post.excerptIsAuthored && sent === derived.before;
    post.excerptIsAuthored = sent !== '' && !repeated;
  }
  post.excerpt = post.excerptIsAuthored
    ? (sent ?? post.excerpt)
    : (derived.after ?? derived.before);
}

/**
 * The first publication sets the date to now if none was given; later publications retain it, so a
 * published post always has a date (product 5.8).
 */
export function applyPublication(post: Post, input: UpdatePostInput, now: Date): void {
  post.published = input.published ?? post.published;
  if (input.publishedAt !== undefined && !(input.publishedAt === null && post.published)) {
    post.publishedAt = input.publishedAt;
  }
  if (post.published) {
    post.publishedAt ??= now;
  }
}
