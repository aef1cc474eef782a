import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { BriefQueries } from '../database/postgres/brief-queries.ts';
import type { Logger } from '../log/logger.ts';
import type { SiteModule } from '../site-module.ts';

/** The table that the migration makes for what is counted. */
export const countsTable = 'rate_limit';

interface SharedLimitsOptions {
  /** The PostgreSQL database on which the gateways meet. */
  databaseUrl: string;
  logger: Logger;
  /** The same for every gateway; without it nobody can tell whose a counted key is. */
  secret: string;
  /** See BriefQueries. */
  pauseMs?: number;
}

/** A count that all gateways have in common, under a name of its own. */
export interface SharedCount {
  name: string;
  store: Pick<BriefQueries, 'query'>;
  /** What a client's key is called in the store. */
  keyOf: (key: string) => string;
}

/**
 * What all gateways count together (product 9.12): in PostgreSQL, in a table that no crash has to
 * keep. An address stands there as a keyed hash alone. With SQLite there is one gateway, which
 * counts for itself.
 */
export class SharedLimits implements SiteModule {
  readonly chores = [{ name: 'remove limits that are over', work: () => this.clear() }];
  private readonly store: BriefQueries;

  constructor(private readonly options: SharedLimitsOptions) {
    const { databaseUrl, logger, pauseMs } = options;
    const logError = (error: unknown): void =>
      logger.warn({ err: error }, 'Limits are not shared for now: each gateway counts for itself');
    this.store = new BriefQueries(databaseUrl, logError, pauseMs);
  }

  /** Undefined where the database has no other gateway. */
  static of(
    { source: { options } }: Database,
    others: Omit<SharedLimitsOptions, 'databaseUrl'>,
  ): SharedLimits | undefined {
    return options.type === 'postgres' && options.url !== undefined
      ? new SharedLimits({ ...others, databaseUrl: options.url })
      : undefined;
  }

  /** The count of one limit. */
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

  /** Removes what counts no more. */
  async clear(): Promise<void> {
    const text = `DELETE FROM "${countsTable}" WHERE expire < $1`;
    await this.store.query({ text, values: [Date.now()] });
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
