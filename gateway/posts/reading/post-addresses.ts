import { setImmediate } from 'node:timers/promises';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { SitemapPost } from '../../site/documents/sitemap.ts';
import { PostTag, wholeBlog } from '../entities/post-tag.entity.ts';
import { Post } from '../entities/post.entity.ts';

/** The number of posts to read before other work gets a turn. */
const postsPerSlice = 500;

/** The ids of some public posts, oldest first; needs only an index. */
async function idsOf(
  manager: EntityManager,
  now: Date,
  { from, count }: { from: number; count: number },
): Promise<string[]> {
  const rows = await manager
    .createQueryBuilder(PostTag, 'tag')
    .where({ tagKey: wholeBlog, publicFrom: LessThanOrEqual(now) })
    .select('tag.postId', 'id')
    .orderBy('tag.publicFrom', 'ASC')
    .addOrderBy('tag.postId', 'ASC')
    .offset(from)
    .limit(count)
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/** URLs and last changes of the public posts from one position on, oldest first. */
export async function postAddresses(
  manager: EntityManager,
  now: Date,
  range: { from: number; count: number },
): Promise<SitemapPost[]> {
  const ids = await idsOf(manager, now, range);
  const addresses: SitemapPost[] = [];
  for (let start = 0; start < ids.length; start += postsPerSlice) {
    const slice = ids.slice(start, start + postsPerSlice);
    const posts = await manager.find(Post, {
      where: { id: In(slice) },
      select: { id: true, slug: true, updatedAt: true },
    });
    const byId = new Map(posts.map((post) => [post.id, post]));
    addresses.push(...slice.flatMap((id) => byId.get(id) ?? []));
    // SQLite's driver is synchronous, so other work gets a turn here.
    await setImmediate();
  }
  return addresses;
}
