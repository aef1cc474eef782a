import DataLoader from 'dataloader';
import type { FeaturedPosts } from './featured-posts.ts';
import type { PostBody } from './post-body.entity.ts';
import type { PostService } from './post.service.ts';

/** Gathers what the posts of one operation need beside their rows, so that it is read once. */
export class PostLoaders {
  private readonly bodies: DataLoader<string, PostBody>;
  private featuredIds: ReadonlySet<string> | Promise<ReadonlySet<string>> | undefined;

  constructor(
    posts: PostService,
    private readonly featured: FeaturedPosts,
  ) {
    this.bodies = new DataLoader((ids) => posts.bodies(ids));
  }

  /** The long texts of a post. */
  body(postId: string): Promise<PostBody> {
    return this.bodies.load(postId);
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
    this.featuredIds = undefined;
  }
}
