import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { PreparedSelections } from '../../database/prepared-selections.ts';
import { blogLimits, postLimits } from '../../../schema/limits.ts';
import {
  pageSize,
  pageOf,
  type Page,
  type PageQuery,
  decodeTimedCursor,
  timedKey,
} from '../../database/page.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { PostSlug } from '../entities/post-slug.entity.ts';
import { PostTag, tagKeyOf } from '../entities/post-tag.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { relatedPosts } from './related-posts.ts';
import { countPosts, countTags } from './count-tags.ts';
import type { TagCount } from './post.types.ts';
import { newestFirst, selectPublic, selectPublished, selectVisible } from './visible-posts.ts';

export interface PostPageQuery extends PageQuery {
  /** Only posts with this tag, case-insensitive. */
  tag?: string | null;
}

const slugPattern = new RegExp(`^[a-z0-9-]{1,${String(postLimits.slugMax)}}$`);

/** The content of a public list's cursor: the position in the order of `newestFirst`. */
export function placeOf(post: Post): string {
  return timedKey(post.publishedAt ?? new Date(0), post.id);
}

/** Everything besides the size that defines a page of the public list. */
interface Place {
  now: Date;
  tagKey?: string;
  time?: Date;
  id?: string;
}

/**
 * The posts of a list from a position on, newest first; the index of tags provides this order too.
 */
function selectPlaced(
  manager: EntityManager,
  { now, tagKey, time, id }: Place,
): SelectQueryBuilder<Post> {
  if (tagKey === undefined) {
    const selection = newestFirst(selectPublic(manager, now));
    return id === undefined
      ? selection
      : selection.andWhere('(post.publishedAt, post.id) < (:time, :id)', { time, id });
  }
  const selection = selectPublished(manager)
    .innerJoin(PostTag, 'tag', 'tag.postId = post.id AND tag.tagKey = :tagKey', { tagKey })
    .andWhere('tag.publicFrom <= :now', { now })
    .orderBy('tag.publicFrom', 'DESC')
    .addOrderBy('tag.postId', 'DESC');
  return id === undefined
    ? selection
    : selection.andWhere('(tag.publicFrom, tag.postId) < (:time, :id)', { time, id });
}

/** Selects the post with this current or previous slug. */
function selectBySlug(posts: SelectQueryBuilder<Post>, slug: string): SelectQueryBuilder<Post> {
  return posts
    .innerJoin(PostSlug, 'address', 'address.postId = post.id')
    .andWhere('address.slug = :slug', { slug });
}

/** Reads the blog for everyone; only administrators get drafts. */
export class PostService {
  private readonly selections: PreparedSelections;

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {
    this.selections = new PreparedSelections(() => database.publicReader);
  }

  /**
   * One page of the public posts, newest first; a page does not change when posts are added before
   * it.
   * @throws Failure BAD_USER_INPUT for a bad cursor or page size.
   */
  async list(query: PostPageQuery): Promise<Page<Post>> {
    const take = pageSize(query.first);
    const { tag, after } = query;
    const place: Place = {
      now: this.now(),
      ...(tag === null || tag === undefined ? {} : { tagKey: tagKeyOf(tag) }),
      ...(after ? decodeTimedCursor(after) : {}),
    };
    const shape = `${Object.keys(place).join(' ')} ${String(take)}`;
    const found = await this.selections.entities(shape, { ...place }, (manager) =>
      selectPlaced(manager, place).limit(take + 1),
    );
    return pageOf(found, query);
  }

  /** The number of public posts, in total or with a tag. */
  count(tag?: string | null): Promise<number> {
    const tagKey = tag === null || tag === undefined ? undefined : tagKeyOf(tag);
    return countPosts(this.database.publicReader, this.now(), tagKey);
  }

  /** The tags of public posts with their numbers of posts, most used first. */
  tags(): Promise<TagCount[]> {
    return countTags(this.database.publicReader, this.now());
  }

  /**
   * The post with a current or previous slug; null if there is none that the actor may see
   * (product 5.9, 5.10, 9.8).
   */
  async bySlug(actor: Actor, slug: string): Promise<Post | null> {
    if (!slugPattern.test(slug)) {
      return null;
    }
    const now = this.now();
    const [found] = await this.selections.entities(
      `by slug, ${actor.kind}`,
      { now, slug },
      (manager) => selectBySlug(selectVisible(manager, actor, now), slug),
    );
    return found ?? null;
  }

  /**
   * The current slug of the post that has or had this one; null if there is none that the actor may
   * see. Looked up before a page is rendered.
   */
  async presentSlug(actor: Actor, slug: string): Promise<string | null> {
    if (!slugPattern.test(slug)) {
      return null;
    }
    const now = this.now();
    const [found] = await this.selections.rows<{ slug: string }>(
      `present slug, ${actor.kind}`,
      { now, slug },
      (manager) =>
        selectBySlug(selectVisible(manager, actor, now), slug).select('post.slug', 'slug'),
    );
    return found?.slug ?? null;
  }

  /** The public posts among `ids`, in the same order; null for any other post. */
  async publicByIds(ids: readonly string[]): Promise<(Post | null)[]> {
    if (ids.length === 0) {
      return [];
    }
    const now = this.now();
    const found = await this.selections.entities('by ids', { now, ids }, (manager) =>
      selectPublic(manager, now).andWhere('post.id IN (:...ids)', { ids }),
    );
    const byId = new Map(found.map((post) => [post.id, post]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** The long texts of posts that the caller may see, in the order of `ids`. */
  async bodies(ids: readonly string[]): Promise<(PostBody | Error)[]> {
    const found = await this.selections.entities('bodies', { ids }, (manager) =>
      manager
        .createQueryBuilder(PostBody, 'body')
        .select(['body.postId', 'body.content', 'body.contentHtml', 'body.sections', 'body.faqs'])
        .addSelect(['body.references', 'body.authors', 'body.reviewer'])
        .where('body.postId IN (:...ids)', { ids }),
    );
    const byId = new Map(found.map((body) => [body.postId, body]));
    return ids.map((id) => byId.get(id) ?? new Error(`The text of post ${id} is missing.`));
  }

  /** The ids of the featured posts: the newest three public ones (product 4.2). */
  async featuredIds(): Promise<ReadonlySet<string>> {
    const newest = await newestFirst(selectPublic(this.database.publicReader, this.now()))
      .select(['post.id', 'post.publishedAt'])
      .limit(blogLimits.featuredPosts)
      .getMany();
    return new Set(newest.map(({ id }) => id));
  }

  /**
   * Public posts related to a post: those that share a tag, filled up with others, each newest
   * first (product 4.7). Empty for a missing post.
   * @throws Failure BAD_USER_INPUT unless `count` is from 1 to 10.
   */
  async related(post: Post | null, count: number): Promise<Post[]> {
    const wanted = pageSize(count, 'count', blogLimits.relatedPostsMax);
    return post === null
      ? []
      : relatedPosts(this.selections, { post, count: wanted, now: this.now() });
  }
}
