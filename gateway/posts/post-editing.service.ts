import { In } from 'typeorm';
import type { Actor } from '../auth/actor.ts';
import { requireAdministrator } from '../auth/policy.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { decodeCursor, pageSize, type Page } from '../graphql/connection.ts';
import type { SiteChanges } from '../site/site-changes.ts';
import { validated } from '../validation/validated.ts';
import { adminPostOf, type AdminPost } from './admin-post.ts';
import { createPost } from './create-post.ts';
import type { RenderedContent } from './markdown/render-content.ts';
import { PostBody } from './post-body.entity.ts';
import { Post } from './post.entity.ts';
import { CreatePostInput, UpdatePostInput } from './post.input.ts';
import type { PostSearch } from './post-search.ts';
import type { PublicationSchedule } from './publication-schedule.ts';
import { selectAdminPosts, type AdminPostFilter } from './select-admin-posts.ts';
import { changesText, unknownPostMessage, updatePost } from './update-post.ts';
import { selectKept } from './visible-posts.ts';

/** A page of the administrator's list. */
export interface AdminPostPageQuery {
  first: number;
  after?: string | null;
  filter?: AdminPostFilter | null;
}

interface PostEditingDependencies {
  database: Database;
  search: PostSearch;
  schedule: PublicationSchedule;
  changes: SiteChanges;
  render: (content: string) => Promise<RenderedContent>;
  now: () => Date;
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const postsPerSlice = 100;
const versionRequiredMessage = 'Send the version of the post that you edited.';

function requireKnownForm(id: string): void {
  if (!idPattern.test(id)) {
    throw new Failure('NOT_FOUND', unknownPostMessage);
  }
}

/** Everything only the administrator may do with posts (specification §6, contract §6 item 19). */
export class PostEditingService {
  constructor(private readonly deps: PostEditingDependencies) {}

  /**
   * One page of all posts, drafts among them, the last created first.
   * @throws Failure UNAUTHENTICATED for strangers, BAD_USER_INPUT for a bad cursor or page size.
   */
  async list(actor: Actor, query: AdminPostPageQuery): Promise<Page<Post>> {
    requireAdministrator(actor);
    const take = pageSize(query.first);
    const before = query.after ? decodeCursor(query.after, idPattern) : undefined;
    const found = await this.select(query.filter ?? {}, before)
      .orderBy('post.id', 'DESC')
      .limit(take + 1)
      .getMany();
    return {
      items: found.slice(0, take),
      hasNextPage: found.length > take,
      hasPreviousPage: before !== undefined,
    };
  }

  /**
   * How many posts a filter matches.
   * @throws Failure UNAUTHENTICATED for strangers.
   */
  async count(actor: Actor, filter: AdminPostFilter | null | undefined): Promise<number> {
    requireAdministrator(actor);
    return this.select(filter ?? {}).getCount();
  }

  /**
   * Saves a new post (specification §5 "Blog admin").
   * @throws Failure UNAUTHENTICATED for strangers, BAD_USER_INPUT with a message per bad field.
   */
  async create(actor: Actor, raw: unknown): Promise<Post> {
    requireAdministrator(actor);
    const input = validated(CreatePostInput, raw);
    const rendered = await this.deps.render(input.content);
    const createdAt = this.deps.now();
    const post = await this.deps.database.write((manager) =>
      createPost(manager, { input, rendered, createdAt }),
    );
    await this.announce(post.id);
    return post;
  }

  /**
   * Changes what is sent of a post. With `versionRequired` a change of anything but `published`
   * must name the version it is based on; without, an absent version means the last writer wins.
   * @throws Failure UNAUTHENTICATED for strangers, BAD_USER_INPUT with a message per bad field,
   * NOT_FOUND for an unknown post, CONFLICT for a stale version.
   */
  async update(
    actor: Actor,
    id: string,
    raw: unknown,
    { versionRequired }: { versionRequired: boolean },
  ): Promise<Post> {
    requireAdministrator(actor);
    const input = validated(UpdatePostInput, raw);
    if (versionRequired && input.version === undefined && changesText(input)) {
      const fields = { version: versionRequiredMessage };
      throw new Failure('BAD_USER_INPUT', versionRequiredMessage, { fields });
    }
    requireKnownForm(id);
    const rendered =
      input.content === undefined ? undefined : await this.deps.render(input.content);
    const change = { id, input, rendered, now: this.deps.now(), savedBy: actor.email };
    const post = await this.deps.database.write((manager) => updatePost(manager, change));
    await this.announce(id);
    return post;
  }

  /**
   * Deletes a post: it is kept, but found nowhere, and its slugs go to the first post that asks
   * for them.
   * @throws Failure UNAUTHENTICATED for strangers, NOT_FOUND for an unknown post.
   */
  async delete(actor: Actor, id: string): Promise<void> {
    requireAdministrator(actor);
    requireKnownForm(id);
    await this.deps.database.write(async (manager) => {
      const post = await selectKept(manager).andWhere({ id }).getOne();
      if (post === null) {
        throw new Failure('NOT_FOUND', unknownPostMessage);
      }
      await manager.update(Post, { id }, { deletedAt: this.deps.now() });
    });
    await this.announce(id);
  }

  /**
   * Posts with their texts, the last created first, a slice at a time, so that the whole blog never
   * has to fit into memory; with `includeUnpublished` drafts are among them.
   * @throws Failure UNAUTHENTICATED for strangers, before the first slice.
   */
  inSlices(
    actor: Actor,
    { includeUnpublished }: { includeUnpublished: boolean },
  ): AsyncGenerator<AdminPost[]> {
    requireAdministrator(actor);
    return this.readSlices(includeUnpublished);
  }

  /** A post that this service returned, together with its texts. */
  async inFull(post: Post): Promise<AdminPost> {
    const body = await this.deps.database.reader.findOneByOrFail(PostBody, { postId: post.id });
    return adminPostOf(post, body);
  }

  private async *readSlices(includeUnpublished: boolean): AsyncGenerator<AdminPost[]> {
    const { reader } = this.deps.database;
    let before: string | undefined;
    for (;;) {
      const selection = this.select({}, before).orderBy('post.id', 'DESC').limit(postsPerSlice);
      if (!includeUnpublished) {
        selection.andWhere('post.published = :published', { published: true });
      }
      const posts = await selection.getMany();
      const bodies = await reader.findBy(PostBody, { postId: In(posts.map(({ id }) => id)) });
      const bodyOf = new Map(bodies.map((body) => [body.postId, body]));
      yield posts.flatMap((post) => {
        const body = bodyOf.get(post.id);
        return body ? [adminPostOf(post, body)] : [];
      });
      if (posts.length < postsPerSlice) {
        return;
      }
      before = posts.at(-1)?.id;
    }
  }

  private select(filter: AdminPostFilter, before?: string) {
    return selectAdminPosts(this.deps.database.reader, filter, this.deps.now(), before);
  }

  private async announce(id: string): Promise<void> {
    try {
      await this.deps.search.refresh(id);
      await this.deps.schedule.refresh();
    } finally {
      this.deps.changes.changed();
    }
  }
}
