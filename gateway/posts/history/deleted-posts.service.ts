import { Field, ID, ObjectType } from 'type-graphql';
import { LessThanOrEqual } from 'typeorm';
import { postHistoryLimits as limits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { postsLock } from '../../database/locks.ts';
import {
  decodeTimedCursor,
  pageOf,
  pageSize,
  timedKey,
  type Page,
  type PageQuery,
} from '../../database/page.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { Post } from '../entities/post.entity.ts';
import { purgePost, type DeleteWithPost } from './purge-post.ts';
import { restorableSince, restorableUntil } from './restore-post.ts';

@ObjectType('DeletedPost', { description: 'A deleted post that can still be restored.' })
export class DeletedPost {
  @Field(() => ID, { description: 'Id of the post.' })
  id!: string;

  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Its author.' })
  author!: string;

  @Field({ description: 'Time of the deletion.' })
  deletedAt!: Date;

  @Field({ description: 'The time from which it can no longer be restored.' })
  restorableUntil!: Date;
}

export const DeletedPostConnection = connectionTypes(
  'DeletedPost',
  DeletedPost,
  'last deleted first',
);

type Deleted = Post & { deletedAt: Date };

/** The position of a deleted post in the list, for cursors. */
export function deletedPlaceOf({ deletedAt, id }: Pick<DeletedPost, 'deletedAt' | 'id'>): string {
  return timedKey(deletedAt, id);
}

/** Deleted posts: listed for 30 days, then permanently deleted (product 5.12). */
export class DeletedPostsService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
    private readonly deleteWithPost?: DeleteWithPost,
  ) {}

  /** One page of the posts that can be restored, the last deleted first. */
  async list(_actor: Author, query: PageQuery): Promise<Page<DeletedPost>> {
    const take = pageSize(query.first);
    const selection = this.select()
      .orderBy('post.deletedAt', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .limit(take + 1);
    if (query.after) {
      const before = decodeTimedCursor(query.after);
      selection.andWhere('(post.deletedAt, post.id) < (:time, :id)', before);
    }
    const found = (await selection.getMany()) as Deleted[];
    const deleted = found.map(({ id, title, author, deletedAt }) => ({
      id,
      title,
      author,
      deletedAt,
      restorableUntil: restorableUntil(deletedAt),
    }));
    return pageOf(deleted, query);
  }

  async count(_actor: Author): Promise<number> {
    return this.select().getCount();
  }

  /** Permanently deletes posts 30 days after their deletion; a housekeeping job. */
  async purge(): Promise<void> {
    const now = this.now();
    for (;;) {
      const over = { deletedAt: LessThanOrEqual(restorableSince(now)) };
      if (!(await this.database.reader.existsBy(Post, over))) {
        return;
      }
      await this.database.write(async (manager) => {
        // Read under the lock, so that a post that is being restored is not deleted.
        for (const post of await manager.find(Post, { where: over, take: limits.purgedAtOnce })) {
          await purgePost(manager, post, { deleteWithPost: this.deleteWithPost, now });
        }
      }, postsLock);
    }
  }

  private select() {
    return this.database.reader
      .createQueryBuilder(Post, 'post')
      .where('post.deletedAt > :since', { since: restorableSince(this.now()) });
  }
}
