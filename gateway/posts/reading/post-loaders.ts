import DataLoader from 'dataloader';
import type { Actor } from '../../access/actor.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import type { PendingChanges } from '../pending/pending-changes.entity.ts';
import type { PendingChangesService } from '../pending/pending-changes.service.ts';
import type { PublicationSchedule } from '../schedule/publication-schedule.ts';
import type { PostService } from './post.service.ts';

interface FeaturedPostsDependencies {
  posts: Pick<PostService, 'featuredIds'>;
  changes: Pick<SiteChanges, 'onChange' | 'isCurrent'>;
  schedule: Pick<PublicationSchedule, 'nextAt'>;
  now: () => Date;
}

/**
 * The newest three public posts (product 4.2), cached until something public changes or is due,
 * because every list needs them.
 */
export class FeaturedPosts {
  private cached: { ids: ReadonlySet<string>; until: number } | undefined;
  private generation = 0;

  constructor(private readonly deps: FeaturedPostsDependencies) {
    deps.changes.onChange(() => {
      this.cached = undefined;
      this.generation += 1;
    });
  }

  /** Their ids; synchronous if cached. */
  ids(): ReadonlySet<string> | Promise<ReadonlySet<string>> {
    const { changes, now } = this.deps;
    return this.cached !== undefined && now().getTime() < this.cached.until && changes.isCurrent()
      ? this.cached.ids
      : this.read();
  }

  private async read(): Promise<ReadonlySet<string>> {
    const { generation } = this;
    // Read first, so that data read just before a publication expires with it.
    const until = this.deps.schedule.nextAt();
    const ids = await this.deps.posts.featuredIds();
    if (generation === this.generation) {
      this.cached = { ids, until };
    }
    return ids;
  }
}

/** Batches the reads of data related to the posts of one operation. */
export class PostLoaders {
  private readonly bodies: DataLoader<string, PostBody>;
  private readonly changes: DataLoader<string, PendingChanges | null>;
  private readonly bySlug = new Map<string, Promise<Post | null>>();
  private featuredIds: ReadonlySet<string> | Promise<ReadonlySet<string>> | undefined;

  constructor(
    private readonly posts: PostService,
    private readonly featured: FeaturedPosts,
    pending: PendingChangesService,
  ) {
    this.bodies = new DataLoader((ids) => posts.bodies(ids));
    this.changes = new DataLoader((ids) => pending.ofPosts(ids));
  }

  /** The post with a slug that the operation's actor may see, as `PostService.bySlug` finds it. */
  post(actor: Actor, slug: string): Promise<Post | null> {
    const known = this.bySlug.get(slug);
    if (known !== undefined) {
      return known;
    }
    const found = this.posts.bySlug(actor, slug);
    this.bySlug.set(slug, found);
    return found;
  }

  body(postId: string): Promise<PostBody> {
    return this.bodies.load(postId);
  }

  /** The pending changes of a post, if any. */
  pendingChanges(postId: string): Promise<PendingChanges | null> {
    return this.changes.load(postId);
  }

  /** Whether a post is one of the newest three public posts. */
  isFeatured(postId: string): boolean | Promise<boolean> {
    this.featuredIds ??= this.featured.ids();
    return this.featuredIds instanceof Promise
      ? this.featuredIds.then((ids) => ids.has(postId))
      : this.featuredIds.has(postId);
  }

  /** Clears the cache, because a mutation of the same operation changed a post. */
  clear(): void {
    this.bySlug.clear();
    this.bodies.clearAll();
    this.changes.clearAll();
    this.featuredIds = undefined;
  }
}
