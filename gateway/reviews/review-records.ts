import { IsNull, Not, type EntityManager } from 'typeorm';
import type { PersonalRecords } from '../site-module.ts';
import { Review } from './entities/review.entity.ts';
import { deleteMessages } from '../mail/outbox-deletion.ts';

function reviewsBy(manager: EntityManager, email: string | undefined): Promise<Review[]> {
  return email === undefined
    ? Promise.resolve([])
    : manager.find(Review, { where: { email }, order: { id: 'ASC' } });
}

/**
 * The reviews of a person. Erasing removes name, address, link and e-mails; that somebody in this
 * capacity decided on a text stays (product 26.6).
 */
export const reviewRecords: PersonalRecords = {
  name: 'reviews',
  addresses: async (manager) => {
    const reviews = await manager.find(Review, {
      select: { id: true, email: true },
      where: { email: Not(IsNull()) },
    });
    return reviews.flatMap(({ email }) => email ?? []);
  },
  read: async (manager, { emailKey }) =>
    (await reviewsBy(manager, emailKey)).map(
      ({
        id,
        postId,
        name,
        email,
        capacity,
        dueOn,
        message,
        sentAt,
        decision,
        decidedAt,
        reason,
        earlierDecisions,
      }) => ({
        ...{ id, postId, name, email, capacity, dueOn, message },
        ...{ sentAt, decision, decidedAt, reason },
        earlierDecisions: earlierDecisions.map((earlier) => ({
          decision: earlier.decision,
          decidedAt: earlier.decidedAt,
          reason: earlier.reason,
        })),
      }),
    ),
  erase: async (manager, { emailKey }) => {
    const reviews = await reviewsBy(manager, emailKey);
    for (const { id, linkMessageId, codeMessageId } of reviews) {
      await deleteMessages(manager, [linkMessageId, codeMessageId]);
      await manager.update(
        Review,
        { id },
        {
          ...{ name: null, email: null, message: null, tokenHash: null, codeHash: null },
          ...{ linkMessageId: null, codeMessageId: null },
        },
      );
    }
    return reviews.length;
  },
};
