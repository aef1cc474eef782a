import DataLoader from 'dataloader';
import type { FeaturedPosts } from './featured-posts.ts';
import type { PostBody } from '../entities/post-body.entity.ts';
import type { PostService } from './post.service.ts';
import type { WaitingChanges } from '../waiting/waiting-changes.entity.ts';
import type { WaitingChangesService } from '../waiting/waiting-changes.service.ts';

/** Gathers what the posts of one operation need beside their rows, so that it is read once. */
export class PostLoaders {
  private readonly bodies: DataLoader<string, PostBody>;
  private readonly changes: DataLoader<string, WaitingChanges | null>;
  private featuredIds: ReadonlySet<string> | Promise<ReadonlySet<string>> | undefined;

  constructor(
    posts: PostService,
    private readonly featured: FeaturedPosts,
    waiting: WaitingChangesService,
  ) {
    this.bodies = new DataLoader((ids) => posts.bodies(ids));
    this.changes = new DataLoader((ids) => waiting.ofPosts(ids));
  }

  /** The long texts of a post. */
  body(postId: string): Promise<PostBody> {
    return this.bodies.load(postId);
  }

  /** The changes that wait beside a post, if any. */
  waitingChanges(postId: string): Promise<WaitingChanges | null> {
    return this.changes.load(postId);
  }

  /** Whether a post is one of the newest three public ones. */
  isFeatured(postId: string): boolean | Promise<boolean> {
    this.featuredIds ??= this.featured.ids();
    return this.featuredIds instanceof Promise
      ? this.featuredIds.then((ids) => ids.has(postId))
      : this.featuredIds.has(postId);
  }

  /** Forgets everything, since a mutation of the same operation changed a post. */
  clear(): void {
    this.bodies.clearAll();
    this.changes.clearAll();
    this.featuredIds = undefined;
  }
}
