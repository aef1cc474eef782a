import { In, IsNull, type EntityManager } from 'typeorm';
import { PostSlug } from '../../posts/entities/post-slug.entity.ts';
import { Post } from '../../posts/entities/post.entity.ts';
import { articlePathOf } from '../../site/pages/page-address.ts';

/** A page as it is called now. */
export interface NamedPage {
  path: string;
  /** Null when it is gone. */
  title: string | null;
}

const article = /^\/reflections\/([^/]+)$/;

/**
 * What pages that were counted under these paths are called now: an article by its present path and
 * title, whatever its slug was then. `own` are the titles of the site's own pages.
 */
export async function pagesNamed(
  reader: EntityManager,
  paths: readonly string[],
  own: ReadonlyMap<string, string>,
): Promise<(path: string) => NamedPage> {
  const slugs = paths.flatMap((path) => article.exec(path)?.[1] ?? []);
  const known = slugs.length === 0 ? [] : await reader.findBy(PostSlug, { slug: In(slugs) });
  const posts =
    known.length === 0
      ? []
      : await reader.find(Post, {
          select: { id: true, slug: true, title: true },
          where: { id: In(known.map(({ postId }) => postId)), deletedAt: IsNull() },
        });
  const postById = new Map(posts.map((post) => [post.id, post]));
  const postBySlug = new Map(known.map(({ slug, postId }) => [slug, postById.get(postId)]));
  return (path) => {
    const post = postBySlug.get(article.exec(path)?.[1] ?? '');
    return post === undefined
      ? { path, title: own.get(path) ?? null }
      : { path: articlePathOf(post.slug), title: post.title };
  };
}
