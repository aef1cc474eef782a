import { MoreThan, type FindOptionsWhere } from 'typeorm';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { pageSize } from '../page.ts';
import type { Logger } from '../log/logger.ts';
import { PostBody } from './post-body.entity.ts';
import type { Post } from './post.entity.ts';
import type { PostService } from './post.service.ts';
import type { FoundPost, SearchDocument } from './search/search-document.ts';
import { SearchIndex } from './search/search-index.ts';
import { selectKept } from './visible-posts.ts';

/** A post that a search found (specification §3 "Search result"). */
export interface PostSearchResult extends Omit<FoundPost, 'id'> {
  post: Post;
}

interface PostSearchDependencies {
  database: Database;
  posts: PostService;
  logger: Logger;
  now: () => Date;
}

/** The longest query that is searched for; more is no search but an attack. */
const maxQueryLength = 200;
const queryTooLong = `A search may have at most ${String(maxQueryLength)} characters.`;

const postsPerSlice = 100;

/**
 * The blog's search over the published posts of the database. The index is built in the
 * background, and kept current by `refresh`; answers wait until it is complete. Drafts are never
 * in it, scheduled posts are not found before their date (contract §6 items 21 and 28).
 */
export class PostSearch {
  private readonly index = new SearchIndex();
  private building: Promise<void> | undefined;
  private refreshing: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly deps: PostSearchDependencies) {}

  /** Begins to build the index; a build that fails is tried again by the next search. */
  start(): void {
    this.ready().catch((error: unknown) => {
      if (!this.stopped) {
        this.deps.logger.error({ err: error }, 'The search index could not be built');
      }
    });
  }

  /** Ends a build under way, and resolves when it no longer uses the database. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.allSettled([this.building, this.refreshing]);
  }

  /**
   * The first `first` posts that a query finds, best first (specification §9 "Blog").
   * @throws Failure BAD_USER_INPUT for a query of more than 200 characters or a bad `first`.
   */
  async search(query: string, first: number): Promise<PostSearchResult[]> {
    const take = pageSize(first);
    await this.readyFor(query);
    const { results } = this.index.search(query, { first: take, now: this.deps.now() });
    const posts = await this.deps.posts.publicByIds(results.map(({ id }) => id));
    return results.flatMap(({ id, ...result }, at) => {
      const post = posts[at];
      return post ? [{ ...result, post }] : [];
    });
  }

  /**
   * How many posts a query finds.
   * @throws Failure BAD_USER_INPUT for a query of more than 200 characters.
   */
  async count(query: string): Promise<number> {
    await this.readyFor(query);
    return this.index.count(query, { now: this.deps.now() });
  }

  /** Brings the index to what the database now says of a post. */
  refresh(id: string): Promise<void> {
    // One after the other, so that what was read last is also put last.
    this.refreshing = this.refreshing.catch(() => undefined).then(() => this.reread(id));
    return this.refreshing;
  }

  private async reread(id: string): Promise<void> {
    const [document] = await this.read({ id });
    if (document === undefined) {
      this.index.remove(id);
    } else {
      this.index.put(document);
    }
  }

  private async readyFor(query: string): Promise<void> {
    if (query.length > maxQueryLength) {
      throw new Failure('BAD_USER_INPUT', queryTooLong, { fields: { query: queryTooLong } });
    }
    await this.ready();
  }

  private ready(): Promise<void> {
    this.building ??= this.index.putMany(this.everything()).catch((error: unknown) => {
      this.building = undefined;
      throw error;
    });
    return this.building;
  }

  private async *everything(): AsyncGenerator<SearchDocument> {
    let after = '00000000-0000-0000-0000-000000000000';
    while (!this.stopped) {
      const slice = await this.read({ id: MoreThan(after) });
      yield* slice;
      const last = slice.at(-1);
      if (last === undefined) {
        return;
      }
      after = last.id;
    }
  }

  /** One slice of what everybody may find, now or from a date to come, in the order of ids. */
  private async read(where: FindOptionsWhere<Post>): Promise<SearchDocument[]> {
    const rows = await selectKept(this.deps.database.reader)
      .andWhere('post.published = :published', { published: true })
      .andWhere(where)
      .innerJoin(PostBody, 'body', 'body.postId = post.id')
      .addSelect('body.contentText', 'contentText')
      .orderBy('post.id', 'ASC')
      .limit(postsPerSlice)
      .getRawAndEntities<{ contentText: string }>();
    return rows.entities.flatMap(({ id, title, tags, excerpt, publishedAt }, at) =>
      publishedAt === null
        ? []
        : [{ id, title, tags, excerpt, publishedAt, text: rows.raw[at]?.contentText ?? '' }],
    );
  }
}
