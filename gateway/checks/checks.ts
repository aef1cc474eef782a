import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import { isUnread } from '../posts/ai-record/is-unread.ts';
import type { PublicationGate } from '../posts/editing/publication-gate.ts';
import type { ContentRenderer } from '../posts/markdown/content-renderer.ts';
import type { VisitorRequests } from '../requests/visitor-requests.ts';
import type { Content } from '../site/content/content.ts';
import type { SiteModule } from '../site-module.ts';
import { AddressLimiter, type RateLimits } from '../http/rate-limits.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import { isLoopbackHost } from '../../schema/loopback.ts';
import {
  BlockedPublicationsResolver,
  ChecksResolver,
  ClaimReviewResolver,
} from './checks.resolver.ts';
import { ChecksService } from './checks.service.ts';
import { AddressCheck } from './external/address-check.ts';
import { BlockedPublications } from './blocked/blocked-publications.ts';
import { ClaimReviewService } from './review/claim-review.service.ts';
import { PostReviews } from './review/post-reviews.ts';
import { siteAddresses, type AddressSources } from './site-addresses.ts';

interface ChecksOptions extends AddressSources {
  renderer: Pick<ContentRenderer, 'outlines' | 'outlinesForSave'>;
  /** Provides the recipients of notifications and the outbox. */
  requests: Pick<VisitorRequests, 'outbox' | 'notices' | 'startOutbox'>;
  /** The site's content; to be read at each use. */
  content: Content;
  publicUrl: string;
  limits: Pick<RateLimits, 'linkChecksPerAddress'>;
  shared: SharedLimits | undefined;
  now: () => Date;
}

/** The checks of posts, and their part in publications. */
interface Checks extends SiteModule {
  gate: Pick<PublicationGate, 'prepare' | 'blocking' | 'onBlocked' | 'afterBlocked'>;
  /** The findings for a text, and the registered claims that it uses. */
  review: ChecksService['review'];
}

export function createChecks(options: ChecksOptions): Checks {
  const addresses = new AddressCheck(isLoopbackHost(new URL(options.publicUrl).hostname));
  const service = new ChecksService({
    ...options,
    outlines: options.renderer.outlines,
    outlinesForSave: options.renderer.outlinesForSave,
    answers: siteAddresses(options),
    claims: () => options.content.claims,
    stateOf: (address) => addresses.stateOf(address),
    isUnread: (postId, post) => isUnread(options.database.reader, postId, post),
  });
  const linkChecks = new AddressLimiter(
    options.limits.linkChecksPerAddress,
    options.shared?.count('link-checks'),
  );
  const { database, content, now } = options;
  const reviews = new PostReviews({ database, checks: service, claims: () => content.claims, now });
  const { outbox, notices, startOutbox } = options.requests;
  const blocked = new BlockedPublications({ ...options, outbox });
  notices.writtenBy(OutboxEvent.PUBLICATION_HELD, blocked.write);
  return {
    review: (post, day) => service.review(post, day),
    gate: {
      prepare: () => service.prepare(),
      blocking: (post, day) => service.blocking(post, day),
      onBlocked: (manager, post) => blocked.note(manager, post),
      afterBlocked: startOutbox,
    },
    resolvers: [
      new ChecksResolver(service, linkChecks),
      new BlockedPublicationsResolver(blocked),
      new ClaimReviewResolver(new ClaimReviewService({ content, reviews })),
    ],
    chores: [{ name: 'e-mails on blocked posts', work: () => blocked.purge() }],
  };
}
