import type { EntityManager } from 'typeorm';
import { PostSlug } from '../../posts/entities/post-slug.entity.ts';
import { Post } from '../../posts/entities/post.entity.ts';
import { articlePath } from '../../../schema/article-path.ts';

/** A page with its current path and title. */
interface NamedPage {
  path: string;
  /** Null if the page no longer exists. */
  title: string | null;
}

const article = /^\/reflections\/([^/]+)$/;

/** An existing article, by a current or previous slug. */
interface NamedPost {
  counted: string;
  /** Its current slug; null if it is not public now. */
  slug: string | null;
  title: string;
}

/** Plain rows: creating a thousand entities would take longer than the database query. */
function postsNamed(
  reader: EntityManager,
  slugs: readonly string[],
  now: Date,
): Promise<NamedPost[]> {
  return reader
    .createQueryBuilder(PostSlug, 'known')
    .innerJoin(Post, 'post', 'post.id = known.postId AND post.deletedAt IS NULL')
    .where('known.slug IN (:...slugs)', { slugs })
    .select('known.slug', 'counted')
    .addSelect(
      'CASE WHEN post.published = :published AND post.publishedAt <= :now THEN post.slug END',
      'slug',
    )
    .setParameters({ published: true, now })
    .addSelect('post.title', 'title')
    .getRawMany<NamedPost>();
}

/**
 * The current names of pages that were counted under these paths: an article by its current path
 * and title, whatever its slug was at the time. One that is no longer public has the path that was:
 * its current slug follows from a title that is not public. `own` are the titles of the site's own
 * pages.
 */
export async function pagesNamed(
  reader: EntityManager,
  paths: readonly string[],
  own: ReadonlyMap<string, string>,
  now: Date,
): Promise<(path: string) => NamedPage> {
  const slugs = paths.flatMap((path) => article.exec(path)?.[1] ?? []);
  const posts = slugs.length === 0 ? [] : await postsNamed(reader, slugs, now);
  const postBySlug = new Map(posts.map((post) => [post.counted, post]));
  return (path) => {
    const post = postBySlug.get(article.exec(path)?.[1] ?? '');
    return post === undefined
      ? { path, title: own.get(path) ?? null }
      : { path: articlePath(post.slug ?? post.counted), title: post.title };
  };
}

/**
 * The paths under which a page was counted that is listed under the same current path: an article's
 * have each slug that it had.
 */
export async function countedPathsOf(
  reader: EntityManager,
  path: string,
  now: Date,
): Promise<string[]> {
  const slug = article.exec(path)?.[1];
  if (slug === undefined) {
    return [path];
  }
  const slugs = await reader
    .createQueryBuilder(PostSlug, 'known')
    .innerJoin(PostSlug, 'own', 'own.postId = known.postId AND own.slug = :slug', { slug })
    .select('known.slug', 'slug')
    .getRawMany<{ slug: string }>();
  const paths = [...new Set([path, ...slugs.map((known) => articlePath(known.slug))])];
  const pages = await pagesNamed(reader, paths, new Map(), now);
  const listed = pages(path).path;
  return paths.filter((counted) => pages(counted).path === listed);
}
