import { IsNull, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { scheduleLimits } from '../../../schema/limits.ts';
import { momentText, recordAction } from '../../audit/record-action.ts';
import { PreviewLink } from '../preview-link/preview-link.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { announcePost } from '../editing/announce-post.ts';
import { postSubject } from '../editing/record-post.ts';
import { ScheduledPublication } from './scheduled-publication.entity.ts';

/** Whether a post was published later than its scheduled minute. */
function isDelayed(seconds: number): boolean {
  return seconds >= scheduleLimits.delayedAfterSeconds;
}

/** The pending publications that are due. */
export function dueBy(now: Date): FindOptionsWhere<ScheduledPublication> {
  return { publicAt: IsNull(), dueAt: LessThanOrEqual(now) };
}

/** Records that the due scheduled posts are public, and their delay; resolves with their ids. */
export async function noticePublications(manager: EntityManager, now: Date): Promise<string[]> {
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
