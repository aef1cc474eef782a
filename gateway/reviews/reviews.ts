import { In, IsNull, type EntityManager } from 'typeorm';
import type { Database } from '../database/database.ts';
import { AddressLimiter, type RateLimits } from '../http/rate-limits.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { Team } from '../posts/attribution/team.ts';
import type { Blog } from '../posts/blog.ts';
import type { PublicationGate } from '../posts/editing/publication-gate.ts';
import type { ContentRenderer } from '../posts/markdown/content-renderer.ts';
import type { VisitorRequests } from '../requests/visitor-requests.ts';
import type { ShownImages } from '../site/shown-images.ts';
import type { SiteModule } from '../site-module.ts';
import { ReviewNote } from './entities/review-note.entity.ts';
import { Review } from './entities/review.entity.ts';
import { ApprovalRecords } from './approval-record.ts';
import { isKnownReview } from './find-review.ts';
import { ReviewGate } from './review-gate.ts';
import { ReviewRulesResolver, ReviewRulesService } from './review-rules.service.ts';
import { deleteMessages } from '../mail/outbox-deletion.ts';
import { ReviewMails } from './review-mails.ts';
import { ReviewNotesService } from './review-notes.service.ts';
import { ReviewPageResolver } from './review-page.resolver.ts';
import { ReviewPageService, type ReviewText } from './review-page.service.ts';
import { ReviewSecrets } from './review-secrets.ts';
import { ReviewerService } from './reviewer.service.ts';
import { ReviewsResolver } from './reviews.resolver.ts';
import { ReviewsService } from './reviews.service.ts';

interface ReviewsOptions {
  database: Database;
  blog: Blog;
  requests: Pick<VisitorRequests, 'outbox' | 'visitorEmails' | 'startOutbox'>;
  renderer: ContentRenderer;
  /** Checks a text and finds the claims in it. */
  reviewText: ReviewText;
  team: Team;
  shown: ShownImages;
  publicUrl: string;
  /** The secret from which the keys of links and codes are derived; the same for every gateway. */
  sessionSecret: string;
  /** The name of the site. */
  brand: () => string;
  limits: Pick<RateLimits, 'formsPerAddress'>;
  /** The counters shared by all gateways, if there may be several. */
  shared: SharedLimits | undefined;
  now: () => Date;
}

/** Ends the reviews of a post that was published or deleted, in the same transaction. */
export async function endReviews(
  manager: EntityManager,
  postId: string,
  endedAt: Date,
): Promise<void> {
  await manager.update(Review, { postId, endedAt: IsNull() }, { endedAt, codeHash: null });
}

/** Deletes the reviews of a post that is deleted for good. */
export async function deleteReviews(manager: EntityManager, postId: string): Promise<void> {
  const reviews = await manager.findBy(Review, { postId });
  await deleteMessages(
    manager,
    reviews.flatMap(({ linkMessageId, codeMessageId }) => [linkMessageId, codeMessageId]),
  );
  await manager.delete(ReviewNote, { reviewId: In(reviews.map(({ id }) => id)) });
  await manager.delete(Review, { postId });
}

/** Reviews, and their part in publications. */
interface Reviews extends SiteModule {
  gate: Pick<PublicationGate, 'requiredReviews' | 'missingReviews'>;
  /** Checks the links of reviews. */
  links: { isKnown: (token: string) => Promise<boolean> };
}

/** Composes the reviews of posts before their publication (product 26). */
export function createReviews(options: ReviewsOptions): Reviews {
  const { database, blog, requests, renderer, limits, shared, now } = options;
  const { outbox, visitorEmails, startOutbox: onMessages } = requests;
  const { publicUrl, sessionSecret, brand, team, shown, reviewText } = options;
  const secrets = new ReviewSecrets(sessionSecret);
  const mails = new ReviewMails({ database, outbox, secrets, publicUrl, brand, now });
  visitorEmails.writtenBy(OutboxEvent.REVIEW_ASKED, mails.link);
  visitorEmails.writtenBy(OutboxEvent.REVIEW_CODE, mails.code);
  visitorEmails.writtenBy(OutboxEvent.REVIEW_DECIDED, mails.decision);
  visitorEmails.followedBy(OutboxEvent.REVIEW_ASKED, mails.consequences);
  visitorEmails.followedBy(OutboxEvent.REVIEW_CODE, mails.consequences);
  const renderAnswers = renderer.answersForPreview;
  const article = { database, renderAnswers, team, shown };
  const { editing, pendingChanges } = blog;
  const rules = new ReviewRulesService(database, now);
  return {
    gate: new ReviewGate({ rules, reviewText, now }),
    links: { isKnown: (token) => isKnownReview(database.reader, token) },
    resolvers: [
      new ReviewsResolver(
        new ReviewsService({ article, mails, onMessages, now }),
        new ReviewNotesService({
          ...{ article, editing, pendingChanges, renderAnswers, now },
          render: renderer.forPreview,
        }),
        new ApprovalRecords({ article, reviewText, now }),
        blog.loaders,
      ),
      new ReviewRulesResolver(rules),
      new ReviewPageResolver(
        new ReviewPageService({ article, reviewText, now }),
        new ReviewerService({ database, article, secrets, mails, onMessages, now }),
        new AddressLimiter(limits.formsPerAddress, shared?.count('reviews')),
      ),
    ],
  };
}
