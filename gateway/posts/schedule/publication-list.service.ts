import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { dayMs } from '../../../schema/durations.ts';
import { scheduleLimits as limits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { Post } from '../entities/post.entity.ts';
import { ImportedArticle } from '../import/imported-article.entity.ts';
import { selectExisting } from '../reading/visible-posts.ts';
import { ScheduledPublication } from './scheduled-publication.entity.ts';

@ObjectType('DuePublication', { description: 'A scheduled post and its time of publication.' })
class DuePublication {
  @Field(() => Post, { description: 'The post.' })
  post!: Post;

  @Field({ description: 'The scheduled time of publication.' })
  dueAt!: Date;
}

@ObjectType('LatePublication', {
  description: 'A scheduled post that was published late because the server was down.',
})
class DelayedPublication {
  @Field(() => Post, { description: 'The post.' })
  post!: Post;

  @Field({ description: 'The scheduled time.' })
  dueAt!: Date;

  @Field({ description: 'The actual time.' })
  publicAt!: Date;

  @Field(() => Int, { description: 'The delay in seconds.' })
  secondsLate!: number;
}

@ObjectType('PublicationSchedule', { description: 'Upcoming and delayed publications.' })
export class PublicationList {
  @Field(() => [DuePublication], {
    description: 'Scheduled posts, the next one first; at most 100.',
  })
  due!: DuePublication[];

  @Field(() => [DelayedPublication], {
    description: 'Posts published late in the last 30 days, the last one first; at most 100.',
  })
  late!: DelayedPublication[];

  @Field(() => Boolean, {
    description: 'Whether an article is public that did not come with the site.',
  })
  hasOwnArticle!: boolean;
}

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

/** GraphQL resolver for the list. */
@Resolver()
export class PublicationListResolver {
  constructor(private readonly publications: PublicationListService) {}

  @Query(() => PublicationList, {
    description: 'Upcoming and delayed scheduled posts. Administrator only.',
  })
  async publicationSchedule(@CurrentAuthor() actor: Author): Promise<PublicationList> {
    const [due, late, hasOwnArticle] = await Promise.all([
      this.publications.due(actor),
      this.publications.late(actor),
      this.publications.hasOwnArticle(actor),
    ]);
    return { due, late, hasOwnArticle };
  }
}
