import { In } from 'typeorm';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { decodeCursor, pageSize, pageOf, type Page, type PageQuery } from '../../database/page.ts';
import { recordIdPattern } from '../../database/record-id.ts';
import type { Team } from '../attribution/team.ts';
import { adminPostOf, type AdminPost } from './admin-post.ts';
import {
  orderAdminPosts,
  selectAdminPosts,
  type AdminPostFilter,
  type AdminPostOrder,
} from './select-admin-posts.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { requireExisting } from '../reading/visible-posts.ts';

interface AdminPostPageQuery extends PageQuery {
  filter?: AdminPostFilter | null;
  /** Defaults to the last created first. */
  order?: AdminPostOrder | null;
}

const postsPerSlice = 100;

/** Lists all posts, including drafts, for administrators. */
export class AdminPostsService {
  constructor(
    private readonly database: Database,
    private readonly team: Team,
    private readonly now: () => Date,
  ) {}

  /** One page of the posts that match a filter. */
  async list(_actor: Author, query: AdminPostPageQuery): Promise<Page<Post>> {
    const take = pageSize(query.first);
    const after = query.after ? decodeCursor(query.after, recordIdPattern) : undefined;
    const found = await orderAdminPosts(this.select(query.filter ?? {}), query.order, after)
      .limit(take + 1)
      .getMany();
    return pageOf(found, query);
  }

  async count(_actor: Author, filter: AdminPostFilter | null | undefined): Promise<number> {
    return this.select(filter ?? {}).getCount();
  }

  /**
   * A post of any status.
   * @throws Failure NOT_FOUND for an unknown or deleted post.
   */
  byId(_actor: Author, id: string): Promise<Post> {
    return requireExisting(this.database.reader, id);
  }

  /**
   * Posts with their texts in slices, so that the whole blog never has to fit into memory;
   * `includeUnpublished` adds drafts.
   * @throws Failure before the first slice.
   */
  inSlices(
    _actor: Author,
    { includeUnpublished }: { includeUnpublished: boolean },
  ): AsyncGenerator<AdminPost[]> {
    return this.readSlices(includeUnpublished);
  }

  async inFull(_actor: Author, post: Post): Promise<AdminPost> {
    const body = await this.database.reader.findOneByOrFail(PostBody, { postId: post.id });
    return adminPostOf(post, body, this.team());
  }

  private async *readSlices(includeUnpublished: boolean): AsyncGenerator<AdminPost[]> {
    let before: string | undefined;
    for (;;) {
      const selection = this.select({}, before).orderBy('post.id', 'DESC').limit(postsPerSlice);
      if (!includeUnpublished) {
        selection.andWhere('post.published = :published', { published: true });
      }
      const posts = await selection.getMany();
      yield await this.allInFull(posts);
      if (posts.length < postsPerSlice) {
        return;
      }
      before = posts.at(-1)?.id;
    }
  }

  private async allInFull(posts: readonly Post[]): Promise<AdminPost[]> {
    const bodies = await this.database.reader.findBy(PostBody, {
      postId: In(posts.map(({ id }) => id)),
    });
    const bodyOf = new Map(bodies.map((body) => [body.postId, body]));
    return posts.flatMap((post) => {
      const body = bodyOf.get(post.id);
      return body ? [adminPostOf(post, body, this.team())] : [];
    });
  }

  private select(filter: AdminPostFilter, before?: string) {
    return selectAdminPosts(this.database.reader, filter, this.now(), before);
  }
}
