import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { dayMs } from '../../../schema/durations.ts';
import { postHistoryLimits as limits } from '../../../schema/limits.ts';
import { rowOf } from '../../database/rows.ts';
import { attributionOf } from '../attribution/stored-attribution.ts';
import { optionalTextsOf } from '../entities/optional-texts.ts';
import type { PostBody } from '../entities/post-body.entity.ts';
import { PostRevision, type PostSnapshot } from '../entities/post-revision.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { overridesOf } from './record-post.ts';

/** The part of a stored revision that the rule needs. */
interface Dated {
  id: string;
  /** The time when it was replaced. */
  savedAt: Date;
}

/**
 * The retention rule for revisions of a post: all of the last 30 days, the last of each earlier day
 * (UTC), at most 100 in all; the oldest are deleted first. Takes them newest first and returns the
 * ids to delete.
 */
export function revisionsToDrop(newestFirst: readonly Dated[], now: Date): string[] {
  const retainEachSince = now.getTime() - limits.everyRevisionDays * dayMs;
  const days = new Set<number>();
  let retained = 0;
  return newestFirst.flatMap(({ id, savedAt }) => {
    const time = savedAt.getTime();
    const day = Math.floor(time / dayMs);
    const wanted = time >= retainEachSince || !days.has(day);
    days.add(day);
    if (wanted && retained < limits.revisionsMax) {
      retained += 1;
      return [];
    }
    return [id];
  });
}

interface Replaced {
  post: Post;
  body: PostBody;
  savedAt: Date;
  savedBy: string;
}

/** The state of a post as stored in a revision. */
export function snapshotOf(post: Post, body: PostBody): PostSnapshot {
  const { title, slug, author, tags, published } = post;
  return {
    title,
    ...optionalTextsOf(post),
    slug,
    author,
    excerpt: post.excerptIsAuthored ? post.excerpt : null,
    tags,
    faqs: body.faqs.map(({ id, question, answer }) => ({ id, question, answer })),
    content: body.content,
    ...attributionOf(body),
    published,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    revisedAt: post.revisedAt?.toISOString() ?? null,
  };
}

/**
 * Stores the state of a post before a save, and deletes old revisions; `post.version` already
 * includes that save.
 */
export async function saveRevision(manager: EntityManager, replaced: Replaced): Promise<void> {
  const { post, body, savedAt, savedBy } = replaced;
  const revision = rowOf(PostRevision, {
    id: uuidv7(),
    postId: post.id,
    version: post.version - 1,
    snapshot: snapshotOf(post, body),
    savedAt,
    savedBy,
  });
  await manager.save(revision, { reload: false });
  await pruneRevisions(manager, post.id, savedAt);
}

async function pruneRevisions(manager: EntityManager, postId: string, now: Date): Promise<void> {
  const newestFirst = await manager.find(PostRevision, {
    select: { id: true, version: true, savedAt: true },
    where: { postId },
    order: { version: 'DESC' },
  });
  const dropped = new Set(revisionsToDrop(newestFirst, now));
  if (dropped.size === 0) return;
  // The approval record shows the text of each override (product 26.6).
  const overridden = new Set((await overridesOf(manager, postId)).map(({ version }) => version));
  const unused = newestFirst.filter(
    ({ id, version }) => dropped.has(id) && !overridden.has(version),
  );
  if (unused.length > 0) {
    await manager.delete(
      PostRevision,
      unused.map(({ id }) => id),
    );
  }
}
