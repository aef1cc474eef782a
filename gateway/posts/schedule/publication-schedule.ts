import { IsNull, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { scheduleLimits } from '../../../schema/limits.ts';
import { momentText, recordAction } from '../../audit/record-action.ts';
import { changedPosts } from '../../changes/change.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { postsLock } from '../../database/locks.ts';
import type { Logger } from '../../log/logger.ts';
import { announcePost, postSubject } from '../editing/record-post.ts';
import type { PublicationGate } from '../editing/publication-gate.ts';
import { Post } from '../entities/post.entity.ts';
import { PreviewLink } from '../preview-link/preview-link.entity.ts';
import { selectExisting } from '../reading/visible-posts.ts';
import { ScheduledPublication } from './scheduled-publication.entity.ts';
import { unpublishBlocked } from './unpublish-blocked.ts';

/** Whether a post was published later than its scheduled minute. */
function isDelayed(seconds: number): boolean {
  return seconds >= scheduleLimits.delayedAfterSeconds;
}

function dueBy(now: Date): FindOptionsWhere<ScheduledPublication> {
  return { publicAt: IsNull(), dueAt: LessThanOrEqual(now) };
}

/** Records that the due scheduled posts are public, and their delay; resolves with their ids. */
async function noticePublications(manager: EntityManager, now: Date): Promise<string[]> {
  const noticed: string[] = [];
  for (const pending of await manager.findBy(ScheduledPublication, dueBy(now))) {
    const { postId, dueAt } = pending;
    noticed.push(postId);
    const secondsLate = Math.floor((now.getTime() - dueAt.getTime()) / 1_000);
    await manager.update(ScheduledPublication, { postId }, { publicAt: now, secondsLate });
    await manager.delete(PreviewLink, { postId });
    const post = await manager.findOneBy(Post, { id: postId });
    if (post !== null) {
      await announcePost(manager, 'post.published', post, now);
      await recordAction(manager, {
        at: now,
        by: null,
        action: 'post.appear',
        subject: postSubject(post),
        detail: isDelayed(secondsLate)
          ? `Published late: scheduled for ${momentText(dueAt)}`
          : undefined,
      });
    }
  }
  return noticed;
}

interface ScheduleDependencies {
  database: Database;
  changes: SiteChanges;
  logger: Logger;
  now: () => Date;
  /** Checks due posts; nothing is checked if absent. */
  gate?: PublicationGate | undefined;
}

const longestWaitMs = 3_600_000;
const retryMs = 60_000;
/** How long before publication a post is checked, so that readers do not see blocked posts. */
const leadMs = 60_000;

/**
 * When scheduled posts become public (product 5.8), held in memory so that caches can ask at no
 * cost. A post becomes public by its date, whether this runs or not; `start` records when that
 * happened: posts due while the server was down immediately, the others at their minute.
 */
export class PublicationSchedule {
  private times: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noticing: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly deps: ScheduleDependencies) {
    deps.changes.follow((changes) =>
      changedPosts(changes)?.size === 0 ? Promise.resolve() : this.refresh(),
    );
  }

  /** Records what was published since the last run, and waits for upcoming publications. */
  async start(): Promise<void> {
    await this.noticeAndWait();
  }

  /** Stops waiting, and resolves when the database is no longer used. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.noticing;
  }

  /** Reads the upcoming dates. */
  private async refresh(): Promise<void> {
    const scheduled = await selectExisting(this.deps.database.reader)
      .select(['post.id', 'post.publishedAt'])
      .andWhere('post.published = :published', { published: true })
      .andWhere('post.publishedAt > :now', { now: this.deps.now() })
      .orderBy('post.publishedAt', 'ASC')
      .getMany();
    this.times = scheduled.flatMap(({ publishedAt }) => publishedAt?.getTime() ?? []);
    this.wait(this.nextLook() - this.deps.now().getTime());
  }

  /**
   * Milliseconds since 1970 until which the public content stays the same; infinity if nothing is
   * scheduled.
   */
  nextAt(): number {
    const now = this.deps.now().getTime();
    return this.times.find((time) => time > now) ?? Number.POSITIVE_INFINITY;
  }

  /** The time of the next check or publication. */
  private nextLook(): number {
    const now = this.deps.now().getTime();
    const looks = this.times
      .filter((time) => time > now)
      .map((time) => (time - leadMs > now ? time - leadMs : time));
    return looks.reduce((first, time) => Math.min(first, time), Number.POSITIVE_INFINITY);
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) {
      this.timer = setTimeout(() => void this.noticeAndWait(), Math.min(ms, longestWaitMs));
      this.timer.unref();
    }
  }

  private noticeAndWait(): Promise<void> {
    this.noticing = this.notice()
      .then(() => this.refresh())
      .catch((error: unknown) => {
        this.deps.logger.error({ err: error }, 'Scheduled publications could not be noted');
        this.wait(retryMs);
      });
    return this.noticing;
  }

  private async notice(): Promise<void> {
    const { database, changes, logger, gate, now } = this.deps;
    const blocked =
      gate && (await unpublishBlocked({ database, changes, logger, gate }, { now: now(), leadMs }));
    if (await database.reader.existsBy(ScheduledPublication, dueBy(now()))) {
      await changes.write(async (manager, changed) => {
        for (const id of await noticePublications(manager, now())) {
          await gate?.endReviews(manager, id, now());
          changed({ topic: 'post', id });
        }
      }, postsLock);
    }
    if (blocked?.undecided) throw new Error('Some scheduled posts could not be checked.');
  }
}
