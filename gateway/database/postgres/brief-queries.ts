import type { Pool } from 'pg';

/** Time limit of one query, and of connecting, in milliseconds. */
const answerWithinMs = 1_500;
/** How long after a failure no query is tried. */
const pauseAfterFailureMs = 5_000;
/** A gateway's share of the server's connections; idle ones are closed. */
const connectionsMax = 3;

/** A statement with its values, without a name, which a pooler could not preserve. */
interface Statement {
  text: string;
  values?: unknown[];
  name?: string;
}

interface Rows {
  rows: unknown[];
  rowCount: number | null;
}

/**
 * Runs PostgreSQL queries that must not delay anything, over separate connections, so that they do
 * not wait behind other work. A server that does not respond delays only one caller: for five
 * seconds after a failure the others are rejected immediately.
 */
export class BriefQueries {
  private pool: Promise<Pool> | undefined;
  private failedAt: number | undefined;

  constructor(
    private readonly databaseUrl: string,
    /** Called once when the server stops responding. */
    private readonly whenAway: (error: unknown) => void,
    private readonly pauseMs = pauseAfterFailureMs,
  ) {}

  /** @throws Error immediately or within three seconds when the server does not respond. */
  async query({ text, values }: Statement): Promise<Rows> {
    if (this.failedAt !== undefined) {
      if (performance.now() - this.failedAt < this.pauseMs) {
        throw new Error('The server did not answer a moment ago.');
      }
      // Calls that come during this attempt do not wait for it.
      this.failedAt = performance.now();
    }
    try {
      const pool = await (this.pool ??= this.open());
      const answer = await pool.query(text, values);
      this.failedAt = undefined;
      return answer;
    } catch (error) {
      if (this.failedAt === undefined) {
        this.whenAway(error);
      }
      this.failedAt = performance.now();
      throw error;
    }
  }

  async close(): Promise<void> {
    await (await this.pool)?.end();
  }

  private async open(): Promise<Pool> {
    const { Pool } = await import('pg');
    const pool = new Pool({
      connectionString: this.databaseUrl,
      max: connectionsMax,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      // The server ends queries whose caller has given up.
      options: `-c statement_timeout=${String(answerWithinMs)}`,
      allowExitOnIdle: true,
    });
    // A connection that breaks while it is idle is replaced by the next query.
    pool.on('error', () => undefined);
    return pool;
  }
}
