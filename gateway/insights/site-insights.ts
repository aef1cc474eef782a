import { articlePath } from '../../schema/article-path.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { AddressLimiter, type RateLimits } from '../http/rate-limits.ts';
import type { StoredRequest } from '../requests/intake/request-intake.service.ts';
import type { ModuleDependencies, SiteModule } from '../site-module.ts';
import type { ArticleAddresses, PageViews } from '../site/pages/page-destination.ts';
import { purgeOldAggregates } from './counting/purge-old.ts';
import { mergeSpans } from './counting/merge-spans.ts';
import { VisitCounts } from './counting/visit-counts.ts';
import { insightsDigest } from './reading/insights-digest.ts';
import { InsightsResolver } from './reading/insights.resolver.ts';
import { InsightsService } from './reading/insights.service.ts';
import { MachineReadCounts } from './machines/machine-read-counts.ts';
import { MachineReaderSettingsResolver } from './machines/machine-reader-settings.resolver.ts';
import { MachineReaderSettingsService } from './machines/machine-reader-settings.service.ts';
import { Agents, isCountable } from './visits/agents.ts';
import { KnownPaths } from './visits/known-paths.ts';
import { PageViewCounts } from './visits/page-view-counts.ts';
import { SentRequestCounts } from './visits/sent-request-counts.ts';
import { VisitEventCounts } from './visits/visit-event-counts.ts';
import { visitRoutes } from './visits/visit.rest.ts';

interface SiteInsightsDependencies extends ModuleDependencies {
  publicUrl: string;
  limits: Pick<RateLimits, 'beaconsPerAddress'>;
  trustProxy: number;
  articles: ArticleAddresses;
  /** Resolves with a function that checks whether a page's route matches a path. */
  loadKnownPaths: () => Promise<(path: string) => boolean>;
  /** The titles of the site's own pages by path. */
  pageTitles: () => ReadonlyMap<string, string>;
}

/** Counts visits from page responses and browser events. */
interface SiteInsights extends SiteModule {
  views: PageViews;
  /** Called when an agent has read an article by the Model Context Protocol. */
  articleRead: (userAgent: string | undefined, slug: string) => void;
  /** What machines may do with the texts, as the value of `Content-Signal` in robots.txt. */
  contentSignal: () => Promise<string>;
  /** Called with every stored request except suspected spam. */
  requestStored: (request: StoredRequest) => void;
}

/** The interval between writes: a crash loses at most this much. */
const storeEveryMs = 5_000;

/** Composes the counting of visits, which does not distinguish visitors (product 13). */
export function createSiteInsights(deps: SiteInsightsDependencies): SiteInsights {
  const { database, logger, publicUrl, pageTitles, now } = deps;
  const counts = new VisitCounts({ database, logger, now });
  const agents = new Agents();
  const machines = new MachineReadCounts({ counts, agents });
  const machineSettings = new MachineReaderSettingsService(deps);
  const paths = new KnownPaths(deps);
  const events = new VisitEventCounts(counts, paths);
  const sent = new SentRequestCounts({ counts, paths, logger });
  const store = async (): Promise<void> => {
    await sent.drained();
    await counts.store();
  };
  const reading = new InsightsService({ database, store, pageTitles, now });
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    views: new PageViewCounts({
      counts,
      agents,
      machines,
      publicUrl,
      addressOf: (request) => clientAddressOf(request, deps.trustProxy),
    }),
    articleRead: (userAgent, slug) => {
      machines.note(userAgent, { path: articlePath(slug), form: 'MCP' });
    },
    contentSignal: () => machineSettings.contentSignal(),
    requestStored: (request) => sent.note(request),
    resolvers: [new InsightsResolver(reading), new MachineReaderSettingsResolver(machineSettings)],
    forms: (actorOf) =>
      visitRoutes({
        limiter: new AddressLimiter(deps.limits.beaconsPerAddress),
        isCounted: (request) =>
          isCountable(request.headers, agents) && actorOf(request).kind === 'anonymous',
        count: (visitEvent, address) => events.add(visitEvent, address),
      }),
    digest: insightsDigest(reading),
    chores: [
      {
        name: 'remove old visit counts',
        work: () => database.write((manager) => purgeOldAggregates(manager, now())),
      },
      {
        name: 'add up visit counts of a previous release',
        work: () => database.write((manager) => mergeSpans(manager, now()), { lock: 'insights' }),
      },
    ],
    start: () => {
      timer = setInterval(() => void store(), storeEveryMs);
      timer.unref();
    },
    close: () => {
      clearInterval(timer);
      return store();
    },
  };
}
