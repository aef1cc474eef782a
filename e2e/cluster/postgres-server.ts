import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../gateway/testing/free-port.ts';
import { allowServers, runAsServer, start, type Running } from './program.ts';

const root = '/usr/lib/postgresql';

/** A PostgreSQL server of a test's own. */
export interface PostgresServer {
  port: number;
  url: string;
  /** Stops it as its operator would, and starts it again over the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

function program(name: string): string {
  const [newest = ''] = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return path.join(root, newest, 'bin', name);
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  await client.connect();
  await client.end();
  return true;
}

/** Starts a server over an empty database, or a streaming replica of another one. */
export async function startPostgres(primary?: PostgresServer): Promise<PostgresServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-postgres-'));
  allowServers(directory);
  const data = path.join(directory, 'data');
  const port = await freePort();
  const url = `postgres://loon@127.0.0.1:${String(port)}/postgres`;
  if (primary === undefined) {
    await runAsServer(program('initdb'), ['-D', data, '-U', 'loon', '-A', 'trust', '-E', 'UTF8']);
  } else {
    await runAsServer(program('pg_basebackup'), [
      ...['--pgdata', data, '--host', '127.0.0.1', '--port', String(primary.port)],
      ...['--username', 'loon', '--write-recovery-conf', '--wal-method', 'stream'],
      ...['--checkpoint', 'fast'],
    ]);
  }
  let running: Running | undefined;
  const begin = async (): Promise<void> => {
    running = await start({
      program: program('postgres'),
      options: [
        ...['-D', data, '-p', String(port), '-k', directory, '-c', 'listen_addresses=127.0.0.1'],
        ...['-c', 'fsync=off', '-c', 'max_connections=120'],
      ],
      isReady: () => answers(url),
      asServer: true,
    });
  };
  const stop = async (): Promise<void> => {
    await running?.end('SIGINT');
  };
  await begin();
  return {
    port,
    url,
    start: begin,
    stop,
    restart: async () => {
      await stop();
      await begin();
    },
    remove: async () => {
      await running?.end('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
