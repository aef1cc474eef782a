import DataLoader from 'dataloader';
import type { PostBody } from './post-body.entity.ts';
import type { PostService } from './post.service.ts';

/** Gathers what the posts of one operation need beside their rows, so that it is read once. */
export class PostLoaders {
  private readonly bodies: DataLoader<string, PostBody>;
  private featured: Promise<ReadonlySet<string>> | undefined;

  constructor(private readonly posts: PostService) {
    this.bodies = new DataLoader((ids) => posts.bodies(ids));
  }

  /** The long texts of a post. */
  body(postId: string): Promise<PostBody> {
    return this.bodies.load(postId);
  }

  /** Whether a post is one of the newest three public ones. */
  async isFeatured(postId: string): Promise<boolean> {
    this.featured ??= this.posts.featuredIds();
    return (await this.featured).has(postId);
  }

  /** Forgets everything, since a mutation of the same operation changed a post. */
  clear(): void {
    this.bodies.clearAll();
    this.featured = undefined;
  }
}
