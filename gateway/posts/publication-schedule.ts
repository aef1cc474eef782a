import type { Database } from '../database/database.ts';
import { selectKept } from './visible-posts.ts';

/**
 * When scheduled posts become public (contract §6 item 28), kept in memory, so that whoever caches
 * what the public sees can ask at no cost.
 */
export class PublicationSchedule {
  private times: number[] = [];

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** Reads the dates to come; to be called at start and after every change of a post. */
  async refresh(): Promise<void> {
    const scheduled = await selectKept(this.database.reader)
      .select(['post.id', 'post.publishedAt'])
      .andWhere('post.published = :published', { published: true })
      .andWhere('post.publishedAt > :now', { now: this.now() })
      .orderBy('post.publishedAt', 'ASC')
      .getMany();
    this.times = scheduled.flatMap(({ publishedAt }) => publishedAt?.getTime() ?? []);
  }

  /** Milliseconds since 1970 until which the public sees the same; infinity if nothing is due. */
  nextAt(): number {
    const now = this.now().getTime();
    return this.times.find((time) => time > now) ?? Number.POSITIVE_INFINITY;
  }
}
