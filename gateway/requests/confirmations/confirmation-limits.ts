import { Failure } from '../../failure.ts';
import { CommonCap, type RateLimits } from '../../http/rate-limits.ts';
import type { SharedLimits } from '../../http/shared-limits.ts';
import type { Logger } from '../../log/logger.ts';

interface ConfirmationLimitsOptions {
  limits: Pick<RateLimits, 'confirmationsOverall' | 'confirmationsPerDomain'>;
  /** The counters shared by all gateways, if there may be several. */
  shared: SharedLimits | undefined;
  logger: Logger;
}

type LimitName = 'overall' | 'domain';

/**
 * Limits confirmations, in total and per e-mail domain: anyone can enter any address, and a mail
 * server that sends unwanted e-mail ends up on block lists (product 14.8).
 */
export class ConfirmationLimits {
  private readonly caps: Record<LimitName, CommonCap>;
  /** When a reached limit may be logged again, in milliseconds since 1970. */
  private readonly quietUntil: Record<LimitName, number> = { overall: 0, domain: 0 };

  constructor(private readonly options: ConfirmationLimitsOptions) {
    const { limits, shared } = options;
    this.caps = {
      overall: new CommonCap(limits.confirmationsOverall, shared?.count('confirmations')),
      domain: new CommonCap(limits.confirmationsPerDomain, shared?.count('confirmation-domains')),
    };
  }

  /**
   * Runs `write`, which adds a confirmation for an address in lower case to the outbox.
   * @throws Failure RATE_LIMITED, without writing, when a limit is reached; this is logged once
   *   until the limit resets.
   */
  async within(emailKey: string, write: () => Promise<unknown>): Promise<void> {
    const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1);
    await this.take('domain', domain, () => this.take('overall', 'all', write));
  }

  private async take(name: LimitName, key: string, work: () => Promise<unknown>): Promise<void> {
    const progress = { taken: false };
    try {
      await this.caps[name].within(() => {
        progress.taken = true;
        return work();
      }, key);
    } catch (error) {
      if (!progress.taken && error instanceof Failure) {
        this.log(name, error.retryAfterSeconds ?? 0);
      }
      throw error;
    }
  }

  private log(limit: LimitName, retryAfterSeconds: number): void {
    if (Date.now() >= this.quietUntil[limit]) {
      this.quietUntil[limit] = Date.now() + retryAfterSeconds * 1_000;
      this.options.logger.warn(
        { limit, retryAfterSeconds },
        'The limit of confirmation e-mails is reached: requests are stored without a confirmation',
      );
    }
  }
}
