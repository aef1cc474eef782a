import type { Revocation } from '../backup/end-access.ts';
import type { Database } from '../database/database.ts';
import { AddressLimiter, KeyLimiter, type RateLimits } from '../http/rate-limits.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { SiteModule } from '../site-module.ts';
import { KeyHolders, KeyRequests } from './key-requests.ts';
import { KeysResolver } from './keys.resolver.ts';
import { KeysService } from './keys.service.ts';

interface SiteKeysDependencies {
  database: Database;
  logger: Logger;
  limits: RateLimits;
  /** The counters shared by all gateways, if there may be several. */
  shared: SharedLimits | undefined;
  /** Called after each revocation. */
  onRevoked: (revocation: Revocation) => Promise<void>;
  now: () => Date;
}

/** API keys, and the handling of requests with one. */
interface SiteKeys extends SiteModule {
  requests: KeyRequests;
}

/** Composes API keys (product 19). */
export function createSiteKeys({
  database,
  logger,
  limits,
  shared,
  onRevoked,
  now,
}: SiteKeysDependencies): SiteKeys {
  const service = new KeysService(database, now, onRevoked);
  const holders = new KeyHolders({ database, logger, now });
  return {
    requests: new KeyRequests({
      holders,
      operations: new KeyLimiter(limits.operationsPerKey, shared?.count('keys')),
      refusals: new AddressLimiter(limits.readsPerAddress),
    }),
    resolvers: [new KeysResolver(service)],
    chores: [{ name: 'delete API keys that ended long ago', work: () => service.purgeOld() }],
    close: () => holders.allWritten(),
  };
}
