import { AddressLimiter, type RateLimits } from '../http/rate-limits.ts';
import type { SiteModule } from '../site-module.ts';
import { InsightsResolver } from './insights.resolver.ts';
import { InsightsService } from './insights.service.ts';
import { visitRoutes } from './visit.rest.ts';

/** Composes what counts visits without telling people apart (product 13). */
export function createSiteInsights(limits: Pick<RateLimits, 'beaconsPerAddress'>): SiteModule {
  return {
    resolvers: [new InsightsResolver(new InsightsService())],
    forms: visitRoutes(new AddressLimiter(limits.beaconsPerAddress)),
  };
}
