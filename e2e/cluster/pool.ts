import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../gateway/testing/free-port.ts';
import type { PostgresServer } from './postgres-server.ts';
import { allowServers, start } from './program.ts';

const deployed = path.join(import.meta.dirname, '../../docs/deploy/pgbouncer.ini');

/** PgBouncer as `docs/deploy` sets it up, in front of a test's own server. */
export async function startPool(
  server: PostgresServer,
): Promise<{ url: string; remove: () => Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-pool-'));
  const port = await freePort();
  const settings = readFileSync(deployed, 'utf8')
    .replace(/^loon = .*$/m, `postgres = host=127.0.0.1 port=${String(server.port)}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${String(port)}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '')
    .replace(/^server_tls_sslmode = .*$/m, '')
    .replace('port=' + String(server.port), `port=${String(server.port)} user=loon`);
  const file = path.join(directory, 'pgbouncer.ini');
  writeFileSync(file, settings);
  allowServers(directory);
  const url = `postgres://loon@127.0.0.1:${String(port)}/postgres`;
  const running = await start({
    program: 'pgbouncer',
    options: [file],
    environment: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    isReady: async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.end();
      return true;
    },
    asServer: true,
  });
  return {
    url,
    remove: async () => {
      await running.end('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
