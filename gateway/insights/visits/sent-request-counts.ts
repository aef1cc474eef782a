import { directSource, insightsLimits as limits } from '../../../schema/insights-limits.ts';
import type { Logger } from '../../log/logger.ts';
import type { StoredRequest } from '../../requests/intake/request-intake.service.ts';
import { RequestKind } from '../../requests/entities/visitor-request.entity.ts';
import { articlePath } from '../../../schema/article-path.ts';
import { placeOf } from '../counting/day-counts.ts';
import type { VisitCounts } from '../counting/visit-counts.ts';
import { pageSourceName, normalizeName } from './visit-source.ts';
import type { KnownPaths } from './known-paths.ts';

interface SentRequestCountsOptions {
  counts: VisitCounts;
  paths: KnownPaths;
  logger: Logger;
}

/** Counts stored requests by the origin that their forms report. */
export class SentRequestCounts {
  private pending: Promise<void> = Promise.resolve();

  constructor(private readonly options: SentRequestCountsOptions) {}

  /** Counts a stored request; an error here does not affect the visitor. */
  note(request: StoredRequest): void {
    const { logger } = this.options;
    this.pending = this.pending
      .then(() => this.count(request))
      .catch((error: unknown) => logger.warn({ err: error }, 'A request could not be counted'));
  }

  /** Resolves when all requests so far are counted. */
  drained(): Promise<void> {
    return this.pending;
  }

  private async count({ kind, source, origin, sender }: StoredRequest): Promise<void> {
    const { article, lastPage, firstPage, utmSource, utmCampaign } = source;
    const path = article ? articlePath(article) : (lastPage ?? firstPage);
    const page = path ? await this.options.paths.nameOf(path) : undefined;
    const counts = this.options.counts.now();
    const { totals, pages, sources, pageSources, campaigns, forms, names } = counts;
    totals.requests += 1;
    forms.of(placeOf(kind === RequestKind.ACCESS ? 'ACCESS' : 'DEMO', 'SENT')).times += 1;
    const senderOf = (): string => sender;
    const visitSource = normalizeName(utmSource ?? origin.visitSource, limits.sourceMax);
    const from = names.admit('sources', visitSource ?? directSource, senderOf);
    sources.of(from).requests += 1;
    if (page !== undefined) {
      pages.of(page).requests += 1;
      const pageSource = pageSourceName(page, from);
      pageSources.of(names.admit('pageSources', pageSource, senderOf)).requests += 1;
    }
    const campaign = normalizeName(utmCampaign ?? origin.visitCampaign, limits.campaignMax);
    if (campaign !== undefined) {
      campaigns.of(names.admit('campaigns', campaign, senderOf)).requests += 1;
    }
  }
}
