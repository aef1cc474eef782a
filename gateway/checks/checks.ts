import { IsNull } from 'typeorm';
import { stranger } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { StoredImage } from '../posts/images/stored-image.entity.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { PublicationGate } from '../posts/editing/publication-gate.ts';
import type { ContentRenderer } from '../posts/markdown/content-renderer.ts';
import type { VisitorRequests } from '../requests/visitor-requests.ts';
import type { Content } from '../site/content/content.ts';
import { readPagePath } from '../site/pages/page-address.ts';
import type { ArticleAddresses, Redirections } from '../site/pages/page-destination.ts';
import type { SiteModule } from '../site-module.ts';
import { AddressLimiter, type RateLimits } from '../http/rate-limits.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import { isLoopbackHost } from '../../schema/loopback.ts';
import { ChecksResolver } from './checks.resolver.ts';
import { ChecksService } from './checks.service.ts';
import { AddressCheck } from './external/ask-address.ts';
import { HeldPublications } from './held/held-publications.ts';
import { ClaimReviewResolver } from './review/claim-review.resolver.ts';
import { ClaimReviewService } from './review/claim-review.service.ts';
import { PostReviews } from './review/post-reviews.ts';

interface ChecksOptions {
  database: Database;
  renderer: Pick<ContentRenderer, 'outlines' | 'outlinesForSave'>;
  /** Says who is notified, and by what. */
  requests: Pick<VisitorRequests, 'outbox' | 'notices' | 'wakeOutbox'>;
  /** What the site says; to be read at each use. */
  content: Content;
  publicUrl: string;
  articles: ArticleAddresses;
  redirections: Pick<Redirections, 'targetOf'>;
  /** Tells whether a page's route matches a path. */
  loadKnownPaths: () => Promise<(path: string) => boolean>;
  limits: Pick<RateLimits, 'linkChecksPerAddress'>;
  shared: SharedLimits | undefined;
  now: () => Date;
}

/** What is no page and answers for itself. */
const files = /^\/images\/|^\/(?:sitemap\.xml|feed\.(?:xml|json)|llms(?:-full)?\.txt)$/u;

const uploads = '/uploads/';

/** The checks of posts, and what they have to say on publications. */
interface Checks extends SiteModule {
  gate: PublicationGate;
}

/** Composes the checks of posts. */
export function createChecks(options: ChecksOptions): Checks {
  const uploaded = (name: string): Promise<boolean> =>
    options.database.reader.existsBy(StoredImage, { name, deletedAt: IsNull() });
  const answers = async (path: string): Promise<boolean> => {
    if (files.test(path)) return true;
    if (path.startsWith(uploads)) return uploaded(path.slice(uploads.length));
    const address = readPagePath(path, await options.loadKnownPaths());
    if (address.kind === 'page' || address.kind === 'elsewhere') return true;
    const present =
      address.kind === 'article'
        ? await options.articles.presentSlug(stranger, address.slug)
        : null;
    return present !== null || (await options.redirections.targetOf(path)) !== undefined;
  };
  const addresses = new AddressCheck(isLoopbackHost(new URL(options.publicUrl).hostname));
  const service = new ChecksService({
    ...options,
    outlines: options.renderer.outlines,
    outlinesForSave: options.renderer.outlinesForSave,
    answers,
    claims: () => options.content.claims,
    stateOf: (address) => addresses.stateOf(address),
  });
  const linkChecks = new AddressLimiter(
    options.limits.linkChecksPerAddress,
    options.shared?.count('link-checks'),
  );
  const { database, content, now } = options;
  const reviews = new PostReviews({ database, checks: service, claims: () => content.claims, now });
  const { outbox, notices, wakeOutbox } = options.requests;
  const held = new HeldPublications({ ...options, outbox });
  notices.writtenBy(OutboxEvent.PUBLICATION_HELD, held.write);
  return {
    gate: {
      prepare: () => service.prepare(),
      blocking: (post, day) => service.blocking(post, day),
      held: (manager, post) => held.note(manager, post),
      afterHeld: wakeOutbox,
    },
    resolvers: [
      new ChecksResolver(service, linkChecks),
      new ClaimReviewResolver(new ClaimReviewService({ content, reviews })),
    ],
    chores: [{ name: 'letters on posts that were held back', work: () => held.purge() }],
  };
}
