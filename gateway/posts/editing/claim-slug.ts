import type { EntityManager } from 'typeorm';
import { postLimits } from '../../../schema/limits.ts';
import { PostSlug } from '../entities/post-slug.entity.ts';
import { Post } from '../entities/post.entity.ts';

/** A slug with a number behind it, from the second on; it keeps to its length. */
export function numbered(slug: string, count: number): string {
  const suffix = count === 1 ? '' : `-${String(count)}`;
  return slug.slice(0, postLimits.slugMax - suffix.length).replace(/(?<!-)-+$/, '') + suffix;
}

async function take(manager: EntityManager, slug: string, postId: string): Promise<boolean> {
  // Inserting before reading also waits for a transaction that is taking the same slug.
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
 * Gives a post the slug it wishes, or that slug with the first free number behind it
 * (product 5.10). Former slugs of other posts count as taken, since they redirect; those of deleted
 * posts do not.
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
