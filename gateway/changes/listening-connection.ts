import type { Client } from 'pg';
import { doorbell, type Ask } from './stored-changes.ts';

/** A server that does not respond within this time counts as unavailable, in milliseconds. */
const patienceMs = 2_000;

/**
 * A connection of its own that polls for changes, and listens for notifications where the server
 * sends them. It is opened when needed and again after it was lost. Through PgBouncer no
 * notification arrives, and polling continues.
 */
export class ListeningConnection {
  private client: Client | undefined;
  private connecting: Promise<Client> | undefined;
  private closed = false;

  /**
   * `onRing` is called when it rings, and when the connection was lost: the bell may be missed
   * then. A standby knows no bell.
   */
  constructor(
    private readonly url: string,
    private readonly onRing?: () => void,
  ) {}

  /** Queries the server; rejects when it does not respond within two seconds. */
  readonly ask: Ask = async <Row extends object>(statement: string, values: unknown[] = []) => {
    const client = this.client ?? (await this.connected());
    try {
      return (await client.query<Row>(statement, values)).rows;
    } catch (error) {
      // Whatever the error was, another connection may work.
      this.drop(client);
      throw error;
    }
  };

  /** Ends it for good. */
  async close(): Promise<void> {
    this.closed = true;
    await this.connecting?.catch(() => undefined);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private connected(): Promise<Client> {
    if (this.closed) {
      return Promise.reject(new Error('The connection is closed.'));
    }
    this.connecting ??= this.connect().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async connect(): Promise<Client> {
    const { Client } = await import('pg');
    const client = new Client({
      connectionString: this.url,
      application_name: 'loon changes',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      keepAlive: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      if (this.onRing !== undefined) {
        client.on('notification', this.onRing);
        await client.query(`LISTEN ${doorbell}`);
      }
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    return client;
  }

  private lose(client: Client): void {
    if (this.drop(client)) {
      this.onRing?.();
    }
  }

  /** False if it was dropped before. */
  private drop(client: Client): boolean {
    if (this.client !== client) {
      return false;
    }
    this.client = undefined;
    client.end().catch(() => undefined);
    return true;
  }
}
