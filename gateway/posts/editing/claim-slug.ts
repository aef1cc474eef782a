import type { EntityManager } from 'typeorm';
import { postLimits } from '../../../schema/limits.ts';
import { PostSlug } from '../entities/post-slug.entity.ts';
import { Post } from '../entities/post.entity.ts';

/** A slug followed by a number, from the second on, within the maximum length. */
export function numbered(slug: string, count: number): string {
  const suffix = count === 1 ? '' : `-${String(count)}`;
  return slug.slice(0, postLimits.slugMax - suffix.length).replace(/(?<!-)-+$/, '') + suffix;
}

async function take(manager: EntityManager, slug: string, postId: string): Promise<boolean> {
  // The insert comes before the read, so that it waits for a transaction that is taking the same
  // slug.
  await manager
    .createQueryBuilder()
    .insert()
    .into(PostSlug)
    .values({ slug, postId })
    .orIgnore()
    .execute();
  const { postId: ownerId } = await manager.findOneByOrFail(PostSlug, { slug });
  if (ownerId === postId) {
    return true;
  }
  const owner = await manager.findOneByOrFail(Post, { id: ownerId });
  if (owner.deletedAt === null) {
    return false;
  }
  await manager.update(PostSlug, { slug }, { postId });
  return true;
}

/**
 * Gives a post the requested slug, or that slug with the first free number (product 5.10). Previous
 * slugs of other posts count as taken, because they redirect; those of deleted posts do not.
 */
export async function claimSlug(
  manager: EntityManager,
  wished: string,
  postId: string,
): Promise<string> {
  for (let count = 1; ; count += 1) {
    const slug = numbered(wished, count);
    if (await take(manager, slug, postId)) {
      return slug;
    }
  }
}
