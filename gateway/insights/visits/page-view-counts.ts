import type { IncomingMessage } from 'node:http';
import type { CountedPage, PageViews } from '../../site/pages/page-destination.ts';
import type { VisitCounts } from '../counting/visit-counts.ts';
import type { MachineReadCounts } from '../machines/machine-read-counts.ts';
import { isCountable, isNavigation, type Agents } from './agents.ts';
import { countSearch } from './visit-event-counts.ts';
import { pageSourceName, VisitSources } from './visit-source.ts';

interface PageViewCountsOptions {
  counts: VisitCounts;
  agents: Agents;
  machines: MachineReadCounts;
  publicUrl: string;
  addressOf: (request: IncomingMessage) => string;
}

/** Counts page requests: those of browsers with their searches, and those of machines. */
export class PageViewCounts implements PageViews {
  private readonly sources: VisitSources;

  constructor(private readonly options: PageViewCountsOptions) {
    this.sources = new VisitSources(new URL(options.publicUrl).host);
  }

  /** Counts a page response: a machine's read, or a view unless the visitor has opted out. */
  note(request: IncomingMessage, { path, search, form }: CountedPage): void {
    const { method, headers } = request;
    const { counts, agents, machines } = this.options;
    if (method !== 'GET' || machines.note(headers['user-agent'], { path, form: form ?? 'HTML' })) {
      return;
    }
    if (form !== undefined || !isNavigation(headers) || !isCountable(headers, agents)) {
      return;
    }
    const day = counts.now();
    const { totals, pages, sources, pageSources, campaigns, names } = day;
    const addressOf = (): string => this.options.addressOf(request);
    if (search !== undefined) {
      countSearch(day, search, addressOf);
    }
    const page = pages.of(path);
    totals.views += 1;
    page.views += 1;
    const visit = this.sources.of(request);
    if (visit === undefined) {
      return;
    }
    totals.visits += 1;
    page.visits += 1;
    const source = names.admit('sources', visit.source, addressOf);
    sources.of(source).visits += 1;
    const pageSource = pageSourceName(path, source);
    pageSources.of(names.admit('pageSources', pageSource, addressOf)).visits += 1;
    if (visit.campaign !== undefined) {
      campaigns.of(names.admit('campaigns', visit.campaign, addressOf)).visits += 1;
    }
  }
}
