import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import type { Database } from '../../database/database.ts';
import type { Environment } from '../../environment/env.ts';
import { refuseCrossSite } from '../../http/cross-site.ts';
import { createErrorResponses } from '../../http/error-responses.ts';
import { AddressLimiter, type RateLimit } from '../../http/rate-limits.ts';
import { createLogger, type Logger } from '../../log/logger.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Actor } from '../../access/actor.ts';
import { createLogin } from '../login.ts';
import type { Visitor } from './visitor.ts';
import { openDatabase } from '../../site-database.ts';

interface RunOptions {
  publicUrl?: string;
  limit?: RateLimit;
  logger?: Logger;
  clock?: () => number;
  /** Whether the operator has set `PUBLIC_URL`. */
  publicUrlGiven?: boolean;
}

/** The smallest site with a login: it listens first, so that the provider can be given its URL. */
export class LoginSite {
  private handle: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  private opened: Database | undefined;
  readonly stateDirectory = mkdtempSync(path.join(tmpdir(), 'loon-login-'));

  private constructor(
    private readonly server: Server,
    private readonly storage: TestDatabase,
    /** The site's URL. */
    readonly origin: string,
  ) {}

  static async listen(engine: 'sqlite' | 'postgres' = 'sqlite'): Promise<LoginSite> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    const storage = await createTestDatabase(engine);
    const site = new LoginSite(server, storage, `http://localhost:${String(port)}`);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      site.handle?.(request, response);
    });
    return site;
  }

  get redirectUri(): string {
    return `${this.origin}/api/callback`;
  }

  get database(): Database {
    if (this.opened === undefined) {
      throw new Error('The site has not been started');
    }
    return this.opened;
  }

  /** Starts or restarts the site over the same database. */
  async run(identity: Environment['identity'], options: RunOptions = {}): Promise<void> {
    await this.opened?.close();
    this.opened = await openDatabase(this.storage.url);
    const logger = options.logger ?? createLogger({ level: 'silent', pretty: false });
    const publicUrl = options.publicUrl ?? this.origin;
    const login = await createLogin({
      publicUrl,
      publicUrlGiven: options.publicUrlGiven ?? false,
      stateDirectory: this.stateDirectory,
      identity,
      database: this.opened,
      sessionSecret: 'a secret for tests that is long enough',
      logger,
      limiter: new AddressLimiter(options.limit ?? { points: 10_000, seconds: 60 }),
      ...(options.clock ? { clock: options.clock } : {}),
    });
    const app = express()
      .set('query parser', 'simple')
      .use(refuseCrossSite(publicUrl))
      .use(login.session)
      .use(login.routes)
      .get('/whoami', login.renewal, (request, response) => {
        response.json(login.actorOf(request));
      })
      .get('/blog-admin', (_request, response) => {
        response.type('html').send('<h1>Blog Admin</h1>');
      })
      .use(createErrorResponses(logger));
    this.handle = login.watched(app);
  }

  /** The site's actor for a visitor. */
  async whoIs(visitor: Visitor): Promise<Actor> {
    const response = await visitor.send(`${this.origin}/whoami`);
    return (await response.json()) as Actor;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.opened?.close();
    await this.storage.remove();
    rmSync(this.stateDirectory, { recursive: true, force: true });
  }
}
