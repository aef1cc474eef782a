import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdministratorSession } from '../../gateway/testing/administrator-session.ts';
import { openDatabase } from '../../gateway/site-database.ts';
import { freePort } from '../../gateway/testing/free-port.ts';
import { start, type Running } from './program.ts';

const project = path.join(import.meta.dirname, '../..');
const issuer = 'https://id.example';
const sessionSecret = 'a secret that all gateways of a test share';

export interface SiteEnvironment {
  publicUrl: string;
  databaseUrl: string;
  variables?: NodeJS.ProcessEnv;
  /** Folder of the build to run; by default this one. */
  release?: string;
}

/** One gateway: the product as it is started, in its own folder. */
export interface Gateway {
  url: string;
  port: number;
  pid: number;
  end: Running['end'];
  /**
   * Stops it as an upgrade does and starts it again at the same address; resolves with its exit
   * code.
   */
  restart: () => Promise<number | null>;
  /** Starts it again after it ended. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Starts a gateway and waits until it is ready. It shares the environment with others, but no file.
 */
export async function startGateway(site: SiteEnvironment): Promise<Gateway> {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-gateway-'));
  mkdirSync(path.join(directory, 'data'));
  const release = site.release ?? project;
  const content = ['gateway/testing/content', 'data/content'];
  const files = content.map((folder) => path.join(release, folder)).find(existsSync) ?? release;
  symlinkSync(files, path.join(directory, 'data/content'));
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const begin = (): Promise<Running> =>
    start({
      program: process.execPath,
      options: [path.join(release, 'build/server/main.js')],
      directory,
      environment: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: site.publicUrl,
        DATABASE_URL: site.databaseUrl,
        SESSION_SECRET: sessionSecret,
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: 'loon',
        OIDC_CLIENT_SECRET: 'unused',
        ADMIN_EMAILS: 'ada@loon.example',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
        ...site.variables,
      },
      isReady: async () => (await fetch(`${url}/readyz`)).ok,
    });
  let running = await begin();
  const gateway: Gateway = {
    url,
    port,
    pid: running.child.pid ?? 0,
    end: (signal) => running.end(signal),
    start: async () => {
      running = await begin();
      gateway.pid = running.child.pid ?? 0;
    },
    restart: async () => {
      const code = await running.end('SIGTERM');
      await gateway.start();
      return code;
    },
    remove: async () => {
      await running.end('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return gateway;
}

/** Resolves with the `Cookie` header of an administrator, good at every gateway of a site. */
export async function logIn({ publicUrl, databaseUrl }: SiteEnvironment): Promise<string> {
  const database = await openDatabase(databaseUrl);
  try {
    return await createAdministratorSession({
      database,
      publicUrl,
      sessionSecret,
      issuer,
      email: 'ada@loon.example',
      firstName: 'Ada',
    });
  } finally {
    await database.close();
  }
}
