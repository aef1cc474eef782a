import type { EntityManager } from 'typeorm';
import { rowFrom } from '../../database/rows.ts';
import { snapshotOf } from '../editing/save-revision.ts';
import { aiRecordOf } from '../ai-record/ai-record.ts';
import { attributionOf } from '../attribution/stored-attribution.ts';
import { optionalTextsOf } from '../entities/optional-texts.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { withChanges } from './changed-text.ts';
import type { PendingChanges } from './pending-changes.entity.ts';

/** A post with its pending changes applied, under its current URL. */
export class PreviewedPost extends Post {
  /** Its long texts with the changes, which differ from the stored ones. */
  body!: PostBody;
}

/** Applies pending changes to a post for a reader with a preview link; stores nothing. */
export async function previewedPost(
  manager: EntityManager,
  post: Post,
  changes: PendingChanges,
): Promise<PreviewedPost> {
  const stored = await manager.findOneByOrFail(PostBody, { postId: post.id });
  const said = withChanges(snapshotOf(post, stored), changes);
  const { excerpt, publishedAt, revisedAt, content, faqs } = said;
  const body = rowFrom(PostBody, stored, {
    content,
    contentHtml: changes.contentHtml ?? stored.contentHtml,
    sections: changes.sections ?? stored.sections,
    faqs: changes.changed.includes('faqs') ? faqs : stored.faqs,
    ...attributionOf(said),
  });
  const { title, author, tags } = said;
  return rowFrom(PreviewedPost, post, {
    ...optionalTextsOf(said),
    title,
    author,
    tags,
    excerpt: excerpt ?? changes.derivedExcerpt ?? stored.derivedExcerpt,
    wordCount: changes.wordCount ?? post.wordCount,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    revisedAt: revisedAt === null ? null : new Date(revisedAt),
    ...aiRecordOf(changes),
    body,
  });
}
