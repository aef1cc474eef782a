import type { EntityManager } from 'typeorm';
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

/** An article that is there, by a slug that it has or had. */
interface NamedPost {
  counted: string;
  slug: string;
  title: string;
}

/** Plain rows: of a thousand, entities would take longer than the database does. */
function postsNamed(reader: EntityManager, slugs: readonly string[]): Promise<NamedPost[]> {
  return reader
    .createQueryBuilder(PostSlug, 'known')
    .innerJoin(Post, 'post', 'post.id = known.postId AND post.deletedAt IS NULL')
    .where('known.slug IN (:...slugs)', { slugs })
    .select('known.slug', 'counted')
    .addSelect('post.slug', 'slug')
    .addSelect('post.title', 'title')
    .getRawMany<NamedPost>();
}

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
  const posts = slugs.length === 0 ? [] : await postsNamed(reader, slugs);
  const postBySlug = new Map(posts.map((post) => [post.counted, post]));
  return (path) => {
    const post = postBySlug.get(article.exec(path)?.[1] ?? '');
    return post === undefined
      ? { path, title: own.get(path) ?? null }
      : { path: articlePathOf(post.slug), title: post.title };
  };
}
