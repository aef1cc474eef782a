import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../gateway/testing/free-port.ts';
import { startGateway } from './gateways.ts';
import { startPostgres } from './postgres-server.ts';
import { start } from './program.ts';

const project = path.join(import.meta.dirname, '../..');
const deployment = path.join(project, 'docs/deploy');
const read = (name: string): string => readFileSync(path.join(deployment, name), 'utf8');
const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** The values of a setting of a systemd unit. */
function settings(name: string, unit = 'loon@.service'): string[] {
  return [...read(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(
    ([, value = '']) => value,
  );
}

/** The instructions of a kind in the Dockerfile. */
function instructions(name: string): string[] {
  return [...read('Dockerfile').matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(
    ([, value = '']) => value,
  );
}

it('the pages name every file, and every file they name exists', () => {
  const pages = ['one-machine.md', 'several-machines.md'];
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)/#:]+)\)/g)].map(([, file]) => file),
  );
  expect(new Set([...named, ...pages])).toEqual(new Set(readdirSync(deployment)));
});

it('the timer starts the backup of the same site, as the same account', () => {
  const [command = ''] = settings('ExecStart', 'loon-backup.service');
  expect(command).toBe('/usr/bin/node loon.mjs backup /var/backups/loon --keep 14');
  for (const name of ['User', 'WorkingDirectory', 'StateDirectory', 'Environment']) {
    expect(settings(name, 'loon-backup.service')).toEqual(settings(name));
  }
  expect(settings('EnvironmentFile')).toContain(
    settings('EnvironmentFile', 'loon-backup.service')[0],
  );
  expect(settings('ReadWritePaths', 'loon-backup.service')).toEqual(['/var/backups/loon']);
  expect(settings('WantedBy', 'loon-backup.timer')).toEqual(['timers.target']);
});

it('unit and image start the same program as the other tests, and let it shut down gracefully', () => {
  const program = 'loon.mjs';
  expect(existsSync(path.join(project, 'gateway/commands', program))).toBe(true);
  expect(settings('ExecStart')).toEqual([`/usr/bin/node ${program}`]);
  expect(instructions('CMD')).toEqual([JSON.stringify(['node', program]).replace(',', ', ')]);
  // A gateway shuts down within ten seconds.
  expect(Number(settings('TimeoutStopSec')[0])).toBeGreaterThan(15);
  expect(settings('KillSignal')).toEqual(['SIGTERM']);
});

it('the image is built from files of the repository, by scripts that exist, and not as root', () => {
  const inProject = (file: string): string => readFileSync(path.join(project, file), 'utf8');
  const { scripts } = JSON.parse(inProject('package.json')) as { scripts: Record<string, string> };
  const versions = instructions('FROM').map((base) => /^node:(\d+)-/.exec(base)?.[1]);
  expect(versions).toEqual([inProject('.nvmrc').trim(), inProject('.nvmrc').trim()]);
  const run = instructions('RUN').join(' && ');
  for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g)) {
    expect(scripts).toHaveProperty(script);
  }
  const [files = ''] = instructions('COPY');
  files
    .split(' ')
    .slice(0, -1)
    .forEach((file) => expect(existsSync(path.join(project, file)), file).toBe(true));
  expect(instructions('USER')).toEqual(['node']);
});

it('the state of the image is a volume that hides nothing of it, and all else is read-only', () => {
  const state = /STATE_DIRECTORY=(\S+)/.exec(instructions('ENV').join(' '))?.[1] ?? '';
  const [program = ''] = instructions('WORKDIR').slice(-1);
  expect(path.relative(state, program)).toMatch(/^\.\./);
  const service = parse(read('compose.yaml')) as {
    services: { site: { volumes: string[]; read_only: boolean } };
  };
  expect(service.services.site.volumes).toEqual([`state:${state}`]);
  expect(service.services.site.read_only).toBe(true);
  expect(settings('StateDirectory')).toEqual([path.basename(state)]);
});

it("the health check of the image reports the gateway's health", async () => {
  const [, command = '[]'] = /^HEALTHCHECK .*?CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? [];
  const [program = '', ...options] = JSON.parse(command) as string[];
  const server = await startPostgres();
  cleanups.push(server.remove);
  const gateway = await startGateway({
    publicUrl: 'https://www.loon.example',
    databaseUrl: server.url,
  });
  cleanups.push(gateway.remove);
  const check = (): number | null =>
    spawnSync(program, options, {
      env: { PATH: process.env['PATH'], PORT: String(gateway.port) },
    }).status;
  expect(check()).toBe(0);
  await gateway.end('SIGKILL');
  expect(check()).toBe(1);
});

it('HAProxy accepts its file unchanged', () => {
  const gateways = { GATEWAY_1: '127.0.0.1:1', GATEWAY_2: '127.0.0.1:2', GATEWAY_3: '127.0.0.1:3' };
  execFileSync('haproxy', ['-c', '-f', path.join(deployment, 'haproxy.cfg')], {
    env: {
      PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
      SITE_ADDRESS: '127.0.0.1:4',
      ...gateways,
    },
  });
});

it('Caddy, with its file unchanged, hides the metrics, names the visitor and passes events on as they come', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'loon-caddy-'));
  const site = createServer(({ headers }, response) => {
    // The response stays open, as a stream of events does.
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(JSON.stringify(headers));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const url = `http://127.0.0.1:${String(await freePort())}`;
  const metrics = async () => (await fetch(`${url}/metrics`)).status;
  const caddy = await start({
    program: 'caddy',
    options: ['run', '--config', path.join(deployment, 'Caddyfile'), '--adapter', 'caddyfile'],
    environment: {
      HOME: home,
      SITE_ADDRESS: url,
      GATEWAY: `127.0.0.1:${String((site.address() as AddressInfo).port)}`,
    },
    isReady: async () => (await metrics()) > 0,
  });
  cleanups.push(async () => {
    await caddy.end('SIGKILL');
    site.closeAllConnections();
    site.close();
    rmSync(home, { recursive: true, force: true });
  });
  expect(await metrics()).toBe(404);
  const sent = { authorization: 'Bearer a key', accept: 'text/event-stream' };
  const forged = { 'x-forwarded-for': '203.0.113.9' };
  const { body } = await fetch(url, { headers: { ...sent, ...forged } });
  const first = await body?.getReader().read();
  expect(JSON.parse(Buffer.from(first?.value ?? []).toString())).toMatchObject({
    ...sent,
    'x-forwarded-for': '127.0.0.1',
  });
});

it('systemd knows every setting of the units', () => {
  const units = ['loon@.service', 'loon-backup.service', 'loon-backup.timer'];
  const { stderr } = spawnSync(
    'systemd-analyze',
    ['verify', ...units.map((unit) => path.join(deployment, unit))],
    { encoding: 'utf8' },
  );
  expect(stderr.split('\n').filter((line) => /Unknown|parse|Invalid/i.test(line))).toEqual([]);
});
