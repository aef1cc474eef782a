import { changedPosts, type Change } from '../../changes/change.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { fieldFailure } from '../../failure.ts';
import { pageSize } from '../../database/page.ts';
import type { Logger } from '../../log/logger.ts';
import type { Post } from '../entities/post.entity.ts';
import type { PostService } from '../reading/post.service.ts';
import type { FoundPost, SearchDocument } from './search-document.ts';
import { SearchIndex } from './search-index.ts';
import { allSearchedPosts, allStamps, searchedPosts } from './searched-posts.ts';
import type { StoredIndex } from './stored-index.ts';

/** A post found by a search (product 4.3). */
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

/** The maximum length of a query; longer ones are abuse. */
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

  /** Starts building the index; a failed build is retried by the next search. */
  start(): void {
    this.ready().catch((error: unknown) => {
      if (!this.stopped) {
        this.deps.logger.error({ err: error }, 'The search index could not be built');
      }
    });
  }

  /** Stops a running build, and resolves when it no longer uses the database. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.saveTimer);
    await Promise.allSettled([this.building, this.refreshing, this.storing]);
  }

  /**
   * The first `first` posts that match a query, best first (product 4.3).
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
   * The number of posts that match a query.
   * @throws Failure BAD_USER_INPUT for a query of more than 200 characters.
   */
  async count(query: string): Promise<number> {
    await this.readyFor(query);
    return this.index.count(query, { now: this.deps.now() });
  }

  /** Changes before the first build are ignored, because the build reads them. */
  private async receive(changes: readonly Change[]): Promise<void> {
    if (this.building === undefined) {
      return;
    }
    const posts = changedPosts(changes) ?? (await this.staleIn(this.index));
    await Promise.all([...posts].map((id) => this.refresh(id)));
  }

  /** Updates the index with the current state of a post in the database. */
  refresh(id: string): Promise<void> {
    // One at a time, so that the state read last is also stored last.
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
      throw fieldFailure('query', queryTooLong);
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

  /** Loads the stored index and updates it; false if that is not worthwhile. */
  private async restore(): Promise<boolean> {
    const stored = await this.deps.store?.read();
    if (stored === undefined) {
      return false;
    }
    // From here on, changed posts are added to it.
    this.index = stored;
    const stale = await this.staleIn(stored);
    if (this.stopped || stale.length > stored.size / 4) {
      this.index = new SearchIndex();
      return false;
    }
    for (const id of stale) {
      await this.refresh(id);
    }
    // Until then, a search for a term of one or two letters takes a little longer.
    void stored.prepare();
    return true;
  }

  /** The posts that are missing in either the index or the database, or that differ. */
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
