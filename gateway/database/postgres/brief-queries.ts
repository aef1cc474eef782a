import type { Pool } from 'pg';

/** How long one query may take, in milliseconds, and before it the way to a connection. */
const answerWithinMs = 1_500;
/** For so long after a failure nobody tries again. */
const pauseAfterFailureMs = 5_000;
/** A gateway's part of the server's connections; they are given back when they are idle. */
const connectionsMax = 3;

/** A statement with its values, and perhaps a name, which a pooler in between could not keep. */
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
 * Asks PostgreSQL what must hold nobody up, over connections of its own, so that it does not wait
 * behind anything else. A server that does not answer costs one caller a moment, and the others
 * nothing: for five seconds after a failure they are refused at once.
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

  /** @throws Error at once or within three seconds when the server does not answer. */
  async query({ text, values }: Statement): Promise<Rows> {
    if (this.failedAt !== undefined) {
      if (performance.now() - this.failedAt < this.pauseMs) {
        throw new Error('The server did not answer a moment ago.');
      }
      // Whoever comes while this one tries does not wait with it.
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

  /** Ends the connections. */
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
      // The server ends by itself what nobody waits for any more.
      options: `-c statement_timeout=${String(answerWithinMs)}`,
      allowExitOnIdle: true,
    });
    // A connection that breaks while it is idle is replaced by the next query.
    pool.on('error', () => undefined);
    return pool;
  }
}
