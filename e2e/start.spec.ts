import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadHarness } from './fixtures.ts';

interface Run {
  child: ChildProcess;
  output: () => string;
  url: string;
  folder: string;
}

/** Runs the command of `npm start`, with its own database. */
async function start(variables: Record<string, string> = {}): Promise<Run> {
  const { freePort } = await loadHarness();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'loon-start-'));
  const child = spawn('node', ['gateway/commands/start.mjs'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `sqlite:${path.join(folder, 'site.sqlite')}`,
      LOG_LEVEL: 'warn',
      ...variables,
    },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, output: () => printed, url: `http://localhost:${String(port)}`, folder };
}

async function ready(run: Run): Promise<void> {
  await expect.poll(() => run.output(), { timeout: 60_000 }).toContain(run.url);
}

async function stop(run: Run): Promise<number | null> {
  const ended = once(run.child, 'exit') as Promise<[number | null]>;
  run.child.kill('SIGTERM');
  const [code] = await ended;
  rmSync(run.folder, { recursive: true, force: true });
  return code;
}

/** The site's own files in the production build of the server, by its source maps. */
function builtSources(): string[] {
  const server = path.join(import.meta.dirname, '../build/server');
  return readdirSync(server)
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => {
      const map = readFileSync(path.join(server, file), 'utf8');
      return (JSON.parse(map) as { sources: string[] }).sources;
    })
    .filter((file) => !file.includes('/node_modules/'));
}

test.describe('npm start', () => {
  test('the built server contains no test code, such as the session forger', () => {
    const sources = builtSources();
    expect(sources.filter((file) => file.endsWith('gateway/site-process.ts'))).toHaveLength(1);
    expect(
      sources.filter((file) => /\/(testing|e2e)\/|\.(test|test-support|bench)\./.test(file)),
    ).toEqual([]);
  });

  test('prints the URL as its last start-up line and serves there', async () => {
    const run = await start();
    await ready(run);
    const [notice, last] = run.output().trim().split('\n').slice(-2);
    expect(last).toBe(`Loon is ready at ${run.url}`);
    expect(notice).toBe(
      `No identity provider is configured: anyone who can reach port ${new URL(run.url).port} from ` +
        'this machine is an administrator, including through a proxy or tunnel that runs on it.',
    );
    expect((await fetch(run.url)).status).toBe(200);
    expect((await fetch(run.url.replace('localhost', '127.0.0.1'))).status).toBe(200);
    expect(await stop(run)).toBe(0);
  });

  test('after SIGTERM, the site finishes the requests in flight and exits with 0', async () => {
    const run = await start();
    await ready(run);
    const body = JSON.stringify({ slow: true });
    const answer = new Promise<number>((resolve, reject) => {
      const slow = httpRequest(
        `${run.url}/api/loon-demo-request`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      slow.on('error', reject);
      slow.write(body.slice(0, 5));
      setTimeout(() => slow.end(body.slice(5)), 1_500);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [status, code] = await Promise.all([answer, stop(run)]);
    expect(status).toBe(400);
    expect(code).toBe(0);
  });

  test('a bad value stops the start with a message naming it', async () => {
    const run = await start({ TRUST_PROXY: 'many', SMTP_URL: 'carrier pigeon' });
    const [code] = (await once(run.child, 'close')) as [number];
    expect(code).not.toBe(0);
    expect(run.output()).toMatch(/TRUST_PROXY/);
    expect(run.output()).toMatch(/SMTP_URL/);
    rmSync(run.folder, { recursive: true, force: true });
  });

  test('a corrupt database file prevents the start with a message naming file and remedy', async () => {
    const { writeFileSync } = await import('node:fs');
    const folder = mkdtempSync(path.join(tmpdir(), 'loon-corrupt-'));
    const file = path.join(folder, 'site.sqlite');
    writeFileSync(file, 'not a database '.repeat(1_000));
    const run = await start({ DATABASE_URL: `sqlite:${file}` });
    const [code] = (await once(run.child, 'close')) as [number];
    expect(code).not.toBe(0);
    expect(run.output()).toContain(file);
    expect(run.output()).toContain('Restore the file from a backup');
    rmSync(folder, { recursive: true, force: true });
    rmSync(run.folder, { recursive: true, force: true });
  });

  test('a port in use is named', async () => {
    const first = await start();
    await ready(first);
    const second = await start({ PORT: new URL(first.url).port });
    const [code] = (await once(second.child, 'close')) as [number];
    expect(code).not.toBe(0);
    expect(second.output()).toContain(`PORT: ${new URL(first.url).port} is in use`);
    await stop(first);
    rmSync(second.folder, { recursive: true, force: true });
  });
});
