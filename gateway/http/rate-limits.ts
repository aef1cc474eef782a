import type { RequestHandler } from 'express';
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { rateLimits } from '../../schema/http-limits.ts';
import { Failure } from '../failure.ts';
import { BoundedMemory } from './bounded-memory.ts';
import { limitKeyOf } from './client-address.ts';
import { countsTable, type SharedCount } from './shared-limits.ts';

/** A number of calls in a number of seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** The limits of product 9.12; benchmarks and tests may use others. */
export interface RateLimits {
  formsPerAddress: RateLimit;
  formsOverall: RateLimit;
  confirmationsOverall: RateLimit;
  confirmationsPerDomain: RateLimit;
  dataCopiesPerPerson: RateLimit;
  erasureLinksPerPerson: RateLimit;
  readsPerAddress: RateLimit;
  loginsPerAddress: RateLimit;
  testMailsPerAddress: RateLimit;
  linkChecksPerAddress: RateLimit;
  renderingsPerAddress: RateLimit;
  beaconsPerAddress: RateLimit;
  operationsPerKey: RateLimit;
}

export const productionLimits: RateLimits = rateLimits;

const limitedMessage = 'Too many requests. Please wait a moment and try again.';

/**
 * Counts in memory, or in the store shared with other gateways; memory is the fallback while the
 * store is unavailable.
 */
function limiterOf({ points, seconds }: RateLimit, shared?: SharedCount): RateLimiterAbstract {
  const own = new BoundedMemory({ points, duration: seconds });
  return shared === undefined
    ? own
    : new RateLimiterPostgres({
        points,
        duration: seconds,
        keyPrefix: shared.name,
        storeClient: shared.store,
        storeType: 'client',
        tableName: countsTable,
        tableCreated: true,
        clearExpiredByTimeout: false,
        // Blocks a flood in memory after the first refusal, without querying the store.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: own,
      });
}

/** Counts calls by key and refuses those beyond the limit. */
class Window {
  private readonly limiter: RateLimiterAbstract;

  constructor(
    limit: RateLimit,
    private readonly shared?: SharedCount,
  ) {
    this.limiter = limiterOf(limit, shared);
  }

  /** @throws Failure RATE_LIMITED with the seconds until the window resets. */
  async take(key: string, points = 1): Promise<void> {
    try {
      await this.limiter.consume(this.keyOf(key), points);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        throw new Failure('RATE_LIMITED', limitedMessage, {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
        });
      }
      throw refusal;
    }
  }

  /** Removes a counted call, unless its window is over. */
  async refund(key: string): Promise<void> {
    const counted = await this.limiter.get(this.keyOf(key));
    if ((counted?.consumedPoints ?? 0) > 0) {
      await this.limiter.reward(this.keyOf(key));
    }
  }

  private keyOf(key: string): string {
    return this.shared?.keyOf(key) ?? key;
  }
}

/** Limits calls by client address: on this gateway, or with `shared` on all gateways. */
export class AddressLimiter {
  private readonly perAddress: Window;

  constructor(limit: RateLimit, shared?: SharedCount) {
    this.perAddress = new Window(limit, shared);
  }

  /**
   * Counts a call, which may weigh more than one point.
   * @throws Failure RATE_LIMITED when this address is over its limit.
   */
  take(clientAddress: string, points = 1): Promise<void> {
    return this.perAddress.take(limitKeyOf(clientAddress), points);
  }
}

/** Counts a request towards its client's limit and refuses it beyond that (product 9.12). */
export function limitClient(limiter: AddressLimiter): RequestHandler {
  return async (request, _response, next) => {
    await limiter.take(request.ip ?? '');
    next();
  };
}

/** Limits operations by API key: on this gateway, or with `shared` on all gateways. */
export class KeyLimiter {
  private readonly perKey: Window;

  constructor(limit: RateLimit, shared?: SharedCount) {
    this.perKey = new Window(limit, shared);
  }

  /**
   * Counts an operation with this API key.
   * @throws Failure RATE_LIMITED when the key is over its limit.
   */
  take(keyId: string): Promise<void> {
    return this.perKey.take(keyId);
  }
}

/**
 * Limits how much all clients together may store, in total or per key; with `shared` across all
 * gateways. A request that is refused for another reason or cannot be stored does not count, so
 * that no one can block a form by sending invalid data.
 */
export class CommonCap {
  private readonly overall: Window;

  constructor(limit: RateLimit, shared?: SharedCount) {
    this.overall = new Window(limit, shared);
  }

  /**
   * Resolves with the result of `store`.
   * @throws Failure RATE_LIMITED, without storing, when the common limit is reached.
   */
  async within<T>(store: () => Promise<T>, key = 'all'): Promise<T> {
    await this.overall.take(key);
    try {
      return await store();
    } catch (error) {
      await this.overall.refund(key);
      throw error;
    }
  }
}
