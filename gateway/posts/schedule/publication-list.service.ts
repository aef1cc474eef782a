import { In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { scheduleLimits as limits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import type { Post } from '../entities/post.entity.ts';
import { ImportedArticle } from '../import/imported-article.entity.ts';
import { selectExisting } from '../reading/visible-posts.ts';
import type { DuePublication, DelayedPublication } from './publication-list.type.ts';
import { ScheduledPublication } from './scheduled-publication.entity.ts';
import { dayMs } from '../../../schema/durations.ts';

/** Lists upcoming and delayed publications for administrators. */
export class PublicationListService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** The posts with a future date, the next one first. */
  async due(_actor: Author): Promise<DuePublication[]> {
    const posts = await selectExisting(this.database.reader)
      .andWhere('post.published = :published', { published: true })
      .andWhere('post.publishedAt > :now', { now: this.now() })
      .orderBy('post.publishedAt', 'ASC')
      .addOrderBy('post.id', 'ASC')
      .limit(limits.shownMax)
      .getMany();
    return posts.flatMap((post) =>
      post.publishedAt === null ? [] : [{ post, dueAt: post.publishedAt }],
    );
  }

  /**
   * The posts published after their scheduled minute in the last 30 days, the last one first,
   * without deleted ones.
   */
  async late(_actor: Author): Promise<DelayedPublication[]> {
    const since = new Date(this.now().getTime() - limits.delayedShownDays * dayMs);
    const rows = await this.database.reader.find(ScheduledPublication, {
      where: {
        publicAt: MoreThan(since),
        secondsLate: MoreThanOrEqual(limits.delayedAfterSeconds),
      },
      order: { publicAt: 'DESC', postId: 'DESC' },
      take: limits.shownMax,
    });
    const posts = await this.findExisting(rows.map(({ postId }) => postId));
    return rows.flatMap(({ postId, dueAt, publicAt, secondsLate }) => {
      const post = posts.get(postId);
      return post && publicAt ? [{ post, dueAt, publicAt, secondsLate }] : [];
    });
  }

  /** Whether an article is public that was not imported from the site's files. */
  hasOwnArticle(_actor: Author): Promise<boolean> {
    const imported = this.database.reader
      .createQueryBuilder()
      .subQuery()
      .select('article.slug')
      .from(ImportedArticle, 'article')
      .getQuery();
    return selectExisting(this.database.reader)
      .andWhere('post.published = :published', { published: true })
      .andWhere('(post.publishedAt IS NULL OR post.publishedAt <= :now)', { now: this.now() })
      .andWhere(`post.slug NOT IN ${imported}`)
      .getExists();
  }

  private async findExisting(ids: string[]): Promise<Map<string, Post>> {
    const posts = await selectExisting(this.database.reader)
      .andWhere({ id: In(ids) })
      .getMany();
    return new Map(posts.map((post) => [post.id, post]));
  }
}
