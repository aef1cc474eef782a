import {
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { rateLimits } from '../../schema/limits.ts';
import { Failure } from '../failure.ts';
import { BoundedMemory } from './bounded-memory.ts';
import { limitKeyOf } from './client-address.ts';
import { countsTable, type SharedCount } from './shared-limits.ts';

/** So many calls in so many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** The limits of product 9.12; benchmarks and tests may pass others. */
export interface RateLimits {
  formsPerAddress: RateLimit;
  formsOverall: RateLimit;
  confirmationsOverall: RateLimit;
  confirmationsPerDomain: RateLimit;
  readsPerAddress: RateLimit;
  loginsPerAddress: RateLimit;
  testMailsPerAddress: RateLimit;
  linkChecksPerAddress: RateLimit;
  renderingsPerAddress: RateLimit;
  beaconsPerAddress: RateLimit;
  operationsPerKey: RateLimit;
}

/** The limits the site runs with. */
export const productionLimits: RateLimits = rateLimits;

const limitedMessage = 'Too many requests. Please wait a moment and try again.';

/**
 * Counts in memory, or with the other gateways; then memory stands in while their store is away.
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
        // A flood is refused here, after the first refusal, without asking the store.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: own,
      });
}

/** Counts calls under a key and refuses those beyond the limit. */
class Window {
  private readonly limiter: RateLimiterAbstract;

  constructor(
    limit: RateLimit,
    private readonly shared?: SharedCount,
  ) {
    this.limiter = limiterOf(limit, shared);
  }

  /** @throws Failure RATE_LIMITED with the seconds until the window opens again. */
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

  /** Takes back what was counted, unless its time is over. */
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

/** Limits calls by client address: those of this gateway, or with `shared` those of all. */
export class AddressLimiter {
  private readonly perAddress: Window;

  constructor(limit: RateLimit, shared?: SharedCount) {
    this.perAddress = new Window(limit, shared);
  }

  /**
   * Counts a call, which may weigh more than one point.
   * @throws Failure RATE_LIMITED when this address has called too often.
   */
  take(clientAddress: string, points = 1): Promise<void> {
    return this.perAddress.take(limitKeyOf(clientAddress), points);
  }
}

/** Limits what is done with each API key: on this gateway, or with `shared` on all of them. */
export class KeyLimiter {
  private readonly perKey: Window;

  constructor(limit: RateLimit, shared?: SharedCount) {
    this.perKey = new Window(limit, shared);
  }

  /**
   * Counts an operation with the key of an id.
   * @throws Failure RATE_LIMITED when it was used too often.
   */
  take(keyId: string): Promise<void> {
    return this.perKey.take(keyId);
  }
}

/**
 * Limits what everybody together has stored, or of that what has one key, with `shared` through
 * whichever gateway. What is
 * refused for another reason, or could not be stored, leaves its place to others, so that nobody
 * locks a form by sending rubbish.
 */
export class CommonCap {
  private readonly overall: Window;

  constructor(limit: RateLimit, shared?: SharedCount) {
    this.overall = new Window(limit, shared);
  }

  /**
   * Resolves with what `store` does.
   * @throws Failure RATE_LIMITED, without storing, when everybody together stored too much.
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
