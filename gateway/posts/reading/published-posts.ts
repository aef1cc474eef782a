import { setImmediate } from 'node:timers/promises';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Database } from '../../database/database.ts';
import type { FeedPost } from '../../site/documents/published-post.ts';
import type { PublishedPosts } from '../../site/documents/site-documents.ts';
import type { SitemapPost } from '../../site/documents/sitemap.ts';
import { unchangedImages } from '../../site/shown-images.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { PostTag, wholeBlog } from '../entities/post-tag.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { countPosts, countTags } from './count-tags.ts';
import { newestFirst, selectPublic } from './visible-posts.ts';

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
async function postAddresses(
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
      select: { id: true, slug: true, publishedAt: true, updatedAt: true },
    });
    const byId = new Map(posts.filter(isDated).map((post) => [post.id, post]));
    addresses.push(...slice.flatMap((id) => byId.get(id) ?? []));
    // SQLite's driver is synchronous, so other work gets a turn here.
    await setImmediate();
  }
  return addresses;
}

type DatedPost = Post & { publishedAt: Date };

function isDated(post: Post): post is DatedPost {
  return post.publishedAt !== null;
}

/** Provides the public posts, newest first, for feeds, the sitemap and other documents. */
export function publishedPosts(
  database: Database,
  now: () => Date,
  shown = unchangedImages,
): PublishedPosts {
  const select = () => newestFirst(selectPublic(database.publicReader, now()));
  const newest = async (count: number) => (await select().limit(count).getMany()).filter(isDated);
  return {
    count: () => countPosts(database.publicReader, now()),

    addresses: (range) => postAddresses(database.publicReader, now(), range),

    tags: async () => (await countTags(database.publicReader, now())).map(({ name }) => name),

    newest,

    newestInFull: async (count: number): Promise<FeedPost[]> => {
      const posts = await newest(count);
      const bodies = await database.publicReader.findBy(PostBody, {
        postId: In(posts.map(({ id }) => id)),
      });
      const htmlOf = new Map(
        bodies.map(({ postId, contentHtml }) => [postId, shown.html(contentHtml)]),
      );
      return posts.map((post) => Object.assign(post, { contentHtml: htmlOf.get(post.id) ?? '' }));
    },
  };
}
