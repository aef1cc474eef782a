import { In } from 'typeorm';
import type { Database } from '../../database/database.ts';
import type { FeedPost } from '../../site/documents/published-post.ts';
import { unchangedImages } from '../../site/shown-images.ts';
import type { PublishedPosts } from '../../site/documents/site-documents.ts';
import { countPosts, countTags } from './count-tags.ts';
import { postAddresses } from './post-addresses.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { newestFirst, selectPublic } from './visible-posts.ts';

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
