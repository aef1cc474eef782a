import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { createApp } from '../app.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../database/database.ts';
import { writeLimits, type WriteLimits } from '../database/write-queue.ts';
import { listen } from '../listen.ts';
import { createLogger } from '../log/logger.ts';
import { createAdministratorSession } from './administrator-session.ts';
import { contentWithoutArticles } from './content-copy.ts';
import { contentCacheFileOf, startedDatabase } from './first-start.ts';
import { generousLimits } from './generous-limits.ts';
import { testRendering } from './rendering.ts';
import { sampleContent } from './sample-content.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { openDatabase } from '../site-database.ts';

const publicUrl = 'http://localhost:3000';
const issuer = 'https://id.example';
/** Signs the session cookies and form tokens of test apps. */
export const sessionSecret = 'a secret for tests that is long enough';

const noUploads = path.join(tmpdir(), 'loon-test-without-uploads');
const noFiles: RequestHandler = (_request, _response, next) => next();

/** A replacement for the web side that needs no build. */
export const placeholders: AppDependencies['web'] = {
  loadRenderer: () => import('../../web/entry-server.tsx'),
  loadAssets: () => ({ entry: '/assets/entry.js', modules: [], styles: [], fonts: [] }),
  files: noFiles,
  development: false,
};

/** The application on a free port with an empty database of one engine. */
export interface TestApp {
  url: string;
  database: Database;
  /** Sends a GraphQL operation and resolves with the parsed response. */
  graphql: (
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; headers: Headers; data: unknown; errors: GraphQLErrorBody[] }>;
  /** Sends JSON to a REST path. */
  send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Resolves with the `Cookie` header of a session; by default Ada's, who is an administrator. */
  logIn: (email?: string) => Promise<string>;
  /** The first step of a shutdown after SIGTERM. */
  endLongRequests: () => Promise<void>;
  close: () => Promise<void>;
}

interface GraphQLErrorBody {
  message: string;
  extensions: { code: string; fields?: Record<string, string> };
}

/** The application's dependencies in tests: generous limits, no mail, no AI, no real pages. */
export function testDependencies(database: Database): AppDependencies {
  return {
    database,
    logger: createLogger({ level: 'silent', pretty: false }),
    publicUrl,
    identity: {
      kind: 'external',
      issuer,
      clientId: 'loon',
      clientSecret: 'unused',
      adminEmails: ['ada@loon.example'],
    },
    ai: { apiKey: undefined, baseUrl: undefined, model: undefined },
    sessionSecret,
    mail: { smtpUrl: undefined, from: undefined, notify: [] },
    stateDirectory: path.join(tmpdir(), 'loon-test-without-state'),
    erasureJournal: path.join(tmpdir(), `loon-test-${randomUUID()}`, 'erasures.jsonl'),
    uploads: { kind: 'folder', directory: noUploads },
    uploadsDirectory: noUploads,
    trustProxy: 0,
    limits: generousLimits,
    contentDirectory: sampleContent,
    rendering: testRendering,
    web: placeholders,
  };
}

/** The content directories that no test changes. */
const unchanging = (): string[] => [sampleContent, contentWithoutArticles()];

/** A new site's database; most are copies of one that was started before. */
async function newDatabase(
  engine: 'sqlite' | 'postgres',
  { contentDirectory = sampleContent, now }: Partial<AppDependencies>,
): Promise<TestDatabase> {
  if (now !== undefined || !unchanging().includes(contentDirectory)) {
    return createTestDatabase(engine);
  }
  return startedDatabase(engine, contentDirectory, async (storage) => {
    await (await startTestApp(engine, { contentDirectory }, storage)).close();
  });
}

/** Writes wait even when other tests keep the machine busy for longer than a person waits. */
const patientWrites: WriteLimits = { ...writeLimits, waitMs: 60_000 };

/** Other dependencies than those of `testDependencies`, and the limits of queued writes. */
type TestAppOptions = Partial<AppDependencies> & { queuedWrites?: WriteLimits };

/**
 * Starts the real application for API tests; login has tests of its own. `existing` is a database
 * that outlives it; without it, the database is that of a new site after its first start.
 */
export async function startTestApp(
  engine: 'sqlite' | 'postgres',
  { queuedWrites = patientWrites, ...overrides }: TestAppOptions = {},
  existing?: TestDatabase,
): Promise<TestApp> {
  const storage = existing ?? (await newDatabase(engine, overrides));
  const database = await openDatabase(storage.url, { limits: queuedWrites });
  const defaults = testDependencies(database);
  const { contentDirectory = sampleContent } = overrides;
  const cacheFile = contentCacheFileOf(contentDirectory);
  const app = await createApp({ ...defaults, contentCacheFile: cacheFile, ...overrides });
  const listening = await listen(app.handle, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${String(listening.port)}`;
  const send: TestApp['send'] = (method, path, body, headers = {}) =>
    fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    url,
    database,
    send,
    graphql: async (query, variables = {}, headers = {}) => {
      const response = await send('POST', '/graphql', { query, variables }, headers);
      const answer = (await response.json()) as { data?: unknown; errors?: GraphQLErrorBody[] };
      return {
        status: response.status,
        headers: response.headers,
        data: answer.data,
        errors: answer.errors ?? [],
      };
    },
    logIn: (email = 'ada@loon.example') =>
      createAdministratorSession({
        database,
        publicUrl,
        sessionSecret,
        issuer,
        email,
        firstName: 'Ada',
      }),
    endLongRequests: app.endLongRequests,
    close: async () => {
      listening.abort();
      await listening.stop();
      await app.close();
      rmSync(path.dirname(defaults.erasureJournal), { recursive: true, force: true });
      if (existing === undefined) {
        await storage.remove();
      }
    },
  };
}
