import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { BriefQueries } from '../database/postgres/brief-queries.ts';
import type { Logger } from '../log/logger.ts';
import type { SiteModule } from '../site-module.ts';

/** The table of counters, created by the migration. */
export const countsTable = 'rate_limit';

interface SharedLimitsOptions {
  /** The PostgreSQL database that the gateways share. */
  databaseUrl: string;
  logger: Logger;
  /** The same for every gateway; without it a counted key cannot be linked to its address. */
  secret: string;
  /** See `BriefQueries`. */
  pauseMs?: number;
}

/** A counter shared by all gateways under its own name. */
export interface SharedCount {
  name: string;
  store: Pick<BriefQueries, 'query'>;
  /** Converts a client's key to its key in the store. */
  keyOf: (key: string) => string;
}

/**
 * Counters shared by all gateways (product 9.12), in a PostgreSQL table that need not survive a
 * crash. Addresses are stored only as a keyed hash. With SQLite there is a single gateway, which
 * counts in memory.
 */
export class SharedLimits implements SiteModule {
  readonly chores = [{ name: 'remove expired limits', work: () => this.clear() }];
  private readonly store: BriefQueries;

  constructor(private readonly options: SharedLimitsOptions) {
    const { databaseUrl, logger, pauseMs } = options;
    const logError = (error: unknown): void =>
      logger.warn(
        { err: error },
        'Rate limits are temporarily not shared: each gateway counts separately',
      );
    this.store = new BriefQueries(databaseUrl, logError, pauseMs);
  }

  /** Undefined where the database has only one gateway. */
  static of(
    { source: { options } }: Database,
    others: Omit<SharedLimitsOptions, 'databaseUrl'>,
  ): SharedLimits | undefined {
    return options.type === 'postgres' && options.url !== undefined
      ? new SharedLimits({ ...others, databaseUrl: options.url })
      : undefined;
  }

  /** The counter of one limit. */
  count(name: string): SharedCount {
    return {
      name,
      store: this.store,
      keyOf: (key) =>
        createHmac('sha256', this.options.secret)
          .update(`${name}:${key}`)
          .digest('base64url')
          .slice(0, 22),
    };
  }

  /** Deletes expired counts. */
  async clear(): Promise<void> {
    const text = `DELETE FROM "${countsTable}" WHERE expire < $1`;
    await this.store.query({ text, values: [Date.now()] });
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
