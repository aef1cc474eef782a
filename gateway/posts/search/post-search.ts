import { changedPosts, type Change } from '../../changes/change.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import { pageSize } from '../../page.ts';
import type { Logger } from '../../log/logger.ts';
import type { Post } from '../entities/post.entity.ts';
import type { PostService } from '../reading/post.service.ts';
import type { FoundPost, SearchDocument } from './search-document.ts';
import { SearchIndex } from './search-index.ts';
import { allSearchedPosts, allStamps, searchedPosts } from './searched-posts.ts';
import type { StoredIndex } from './stored-index.ts';

/** A post that a search found (product 4.3). */
export interface PostSearchResult extends Omit<FoundPost, 'id'> {
  post: Post;
}

interface PostSearchDependencies {
  database: Database;
  posts: PostService;
  logger: Logger;
  changes: Pick<SiteChanges, 'follow'>;
  now: () => Date;
  /** Where the index is stored between starts; nowhere if absent. */
  store?: StoredIndex | undefined;
}

/** The longest query that is searched for; more is no search but an attack. */
const maxQueryLength = 200;
const queryTooLong = `A search may have at most ${String(maxQueryLength)} characters.`;

/**
 * The blog's search over the published posts of the database. The index is built in the background,
 * or loaded from the last start and updated, and kept up to date by `refresh`; searches are queued
 * until it is complete. It never contains drafts, and finds scheduled posts only from their date
 * (product 4.3, 5.8).
 */
export class PostSearch {
  private index = new SearchIndex();
  private building: Promise<void> | undefined;
  private refreshing: Promise<void> = Promise.resolve();
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private storing: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly deps: PostSearchDependencies) {
    deps.changes.follow((changes) => this.receive(changes));
  }

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
    clearTimeout(this.saveTimer);
    await Promise.allSettled([this.building, this.refreshing, this.storing]);
  }

  /**
   * The first `first` posts that a query finds, best first (product 4.3).
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

  /** What was changed before the first build is read by it. */
  private async receive(changes: readonly Change[]): Promise<void> {
    if (this.building === undefined) {
      return;
    }
    const posts = changedPosts(changes) ?? (await this.staleIn(this.index));
    await Promise.all([...posts].map((id) => this.refresh(id)));
  }

  /** Brings the index to what the database now says of a post. */
  refresh(id: string): Promise<void> {
    // One after the other, so that what was read last is also put last.
    this.refreshing = this.refreshing.catch(() => undefined).then(() => this.reread(id));
    return this.refreshing;
  }

  private async reread(id: string): Promise<void> {
    const [document] = await searchedPosts(this.deps.database.reader, [id]);
    if (document === undefined) {
      this.index.remove(id);
    } else {
      this.index.put(document);
    }
    this.saveLater();
  }

  private async readyFor(query: string): Promise<void> {
    if (query.length > maxQueryLength) {
      throw new Failure('BAD_USER_INPUT', queryTooLong, { fields: { query: queryTooLong } });
    }
    await this.ready();
  }

  private ready(): Promise<void> {
    this.building ??= this.build().catch((error: unknown) => {
      this.building = undefined;
      throw error;
    });
    return this.building;
  }

  private async build(): Promise<void> {
    if (!(await this.restore())) {
      await this.index.putMany(this.everything());
      this.saveLater();
    }
  }

  /** Takes over the stored index and brings it up to date; false if that is not worth it. */
  private async restore(): Promise<boolean> {
    const stored = await this.deps.store?.read();
    if (stored === undefined) {
      return false;
    }
    // From here on a post that changes is put into it.
    this.index = stored;
    const stale = await this.staleIn(stored);
    if (this.stopped || stale.length > stored.size / 4) {
      this.index = new SearchIndex();
      return false;
    }
    for (const id of stale) {
      await this.refresh(id);
    }
    // Whoever searches meanwhile waits a little longer for a term of one or two letters.
    void stored.prepare();
    return true;
  }

  /** The posts that are in one of index and database alone, or differ. */
  private async staleIn(stored: SearchIndex): Promise<string[]> {
    const unseen = new Set(stored.ids());
    const stale: string[] = [];
    for await (const [id, stamp] of allStamps(this.deps.database.reader)) {
      unseen.delete(id);
      if (stored.stampOf(id) !== stamp) stale.push(id);
      if (this.stopped) break;
    }
    return [...stale, ...unseen];
  }

  private async *everything(): AsyncGenerator<SearchDocument> {
    for await (const document of allSearchedPosts(this.deps.database.reader)) {
      if (this.stopped) return;
      yield document;
    }
  }

  /** Stores the index for the next start, once no post has changed for a while. */
  private saveLater(): void {
    clearTimeout(this.saveTimer);
    if (this.stopped || this.deps.store === undefined) {
      return;
    }
    this.saveTimer = setTimeout(() => {
      this.storing = this.store();
    }, this.deps.store.idleMs);
    this.saveTimer.unref();
  }

  private async store(): Promise<void> {
    try {
      await this.ready();
      await this.deps.store?.write(this.index);
    } catch (error) {
      this.deps.logger.warn({ err: error }, 'The search index could not be stored');
    }
  }
}
