import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../../schema/limits.ts';
import { Failure } from '../failure.ts';
import { limitKeyOf } from './client-address.ts';

/** So many calls in so many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** The limits of product 9.12; benchmarks and tests may pass others. */
export interface RateLimits {
  formsPerAddress: RateLimit;
  formsOverall: RateLimit;
  readsPerAddress: RateLimit;
  loginsPerAddress: RateLimit;
  testMailsPerAddress: RateLimit;
  renderingsPerAddress: RateLimit;
}

/** The limits the site runs with. */
export const productionLimits: RateLimits = rateLimits;

const limitedMessage = 'Too many requests. Please wait a moment and try again.';

/** Counts calls under a key and refuses those beyond the limit. */
class Window {
  private readonly limiter: RateLimiterMemory;

  constructor(limit: RateLimit) {
    this.limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
  }

  /** @throws Failure RATE_LIMITED with the seconds until the window opens again. */
  async take(key: string, points = 1): Promise<void> {
    try {
      await this.limiter.consume(key, points);
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
  async giveBack(key: string): Promise<void> {
    if (((await this.limiter.get(key))?.consumedPoints ?? 0) > 0) {
      await this.limiter.reward(key);
    }
  }
}

/** Limits calls by client address. */
export class AddressLimiter {
  private readonly perAddress: Window;

  constructor(limit: RateLimit) {
    this.perAddress = new Window(limit);
  }

  /**
   * Counts a call, which may weigh more than one point.
   * @throws Failure RATE_LIMITED when this address has called too often.
   */
  take(clientAddress: string, points = 1): Promise<void> {
    return this.perAddress.take(limitKeyOf(clientAddress), points);
  }
}

/**
 * Limits what everybody together has stored. What is refused for another reason, or could not be
 * stored, leaves its place to others, so that nobody locks a form by sending rubbish.
 */
export class CommonCap {
  private readonly overall: Window;

  constructor(limit: RateLimit) {
    this.overall = new Window(limit);
  }

  /**
   * Resolves with what `store` does.
   * @throws Failure RATE_LIMITED, without storing, when everybody together stored too much.
   */
  async within<T>(store: () => Promise<T>): Promise<T> {
    await this.overall.take('all');
    try {
      return await store();
    } catch (error) {
      await this.overall.giveBack('all');
      throw error;
    }
  }
}
