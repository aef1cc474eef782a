import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, loadHarness, test } from './fixtures.ts';
import { demoRequest } from '../gateway/testing/sample-requests.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'loon-package-'));
const site = path.join(folder, 'site');
const state = path.join(folder, 'state');
/** Neither npm's settings nor this checkout's: a machine with Node alone. */
const environment = { PATH: path.dirname(process.execPath), STATE_DIRECTORY: state };

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();

/** Runs a command of the operator; resolves with what it printed. */
async function command(...options: string[]): Promise<string> {
  const program = [path.join(site, 'loon.mjs'), ...options];
  const { stdout } = await run(process.execPath, program, { cwd: '/', env: environment });
  return stdout;
}

/** Starts the packaged site, from another directory than its own. */
async function start(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const { freePort } = await loadHarness();
  const PORT = String(await freePort());
  const child = spawn(process.execPath, [path.join(site, 'loon.mjs')], {
    cwd: '/',
    env: { ...environment, PORT, LOG_LEVEL: 'warn' },
  });
  const ended = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = `http://localhost:${PORT}`;
  await expect.poll(() => printed, { timeout: 60_000 }).toContain(`Loon is ready at ${url}`);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  };
}

async function statusOf(address: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(address, init);
  await response.arrayBuffer();
  return response.status;
}

const json = { 'content-type': 'application/json' };

test.describe.serial('the packaged site', () => {
  let packaged: string[] = [];

  test.beforeAll(() => {
    test.setTimeout(240_000);
    const written = path.join(folder, 'written');
    const program = path.join(import.meta.dirname, '../gateway/commands/package.mjs');
    execFileSync(process.execPath, [program, written], { stdio: 'ignore' });
    cpSync(written, site, { recursive: true });
    rmSync(written, { recursive: true });
    packaged = filesBelow(site);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('it is at most 120 MB and 141 packages, without Vite and TypeScript', () => {
    const bytes = packaged.reduce((sum, file) => sum + statSync(path.join(site, file)).size, 0);
    expect(bytes).toBeLessThan(120_000_000);
    const packages = packaged.filter((file) =>
      /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file),
    );
    expect(packages.length).toBeLessThanOrEqual(141);
    expect(packages.filter((file) => /\/(?:vite|typescript|vitest)\/package/.test(file))).toEqual(
      [],
    );
    expect(packaged.filter((file) => /\.tsx?$|\.map$/.test(file))).toEqual([]);
  });

  test('its bill of materials names what is inside the build, too', () => {
    const bill = JSON.parse(readFileSync(path.join(site, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { name: string }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['express', 'react', 'sharp', 'pg']));
    expect(names).not.toContain('vitest');
  });

  test('in an empty directory it starts, backs up and restores, and writes to its state alone', async () => {
    test.slow();
    const first = await start();
    const pages = ['/', '/reflections', '/blog-admin', '/graphql', '/social/home.png'];
    for (const page of pages) {
      expect(
        await statusOf(`${first.url}${page}`, { headers: { accept: 'text/html' } }),
        page,
      ).toBe(200);
    }
    const send = (email: string) =>
      statusOf(`${first.url}/api/loon-demo-request`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ...demoRequest, email }),
      });
    expect(await send('before@pharma.example')).toBe(201);
    const [, options = ''] =
      /loon\.mjs (backup .*)$/m.exec(
        readFileSync(path.join(import.meta.dirname, '../docs/deploy/loon-backup.service'), 'utf8'),
      ) ?? [];
    const backups = path.join(folder, 'backups');
    const printed = await command(...options.replace('/var/backups/loon', backups).split(' '));
    const backup = /^Backup: (\S+)/.exec(printed)?.[1] ?? '';
    expect(path.dirname(backup)).toBe(backups);
    expect(await command('backup')).toContain(`Backup: ${path.join(state, 'backups')}`);
    expect(await send('after@pharma.example')).toBe(201);
    const texts = path.join(folder, 'texts');
    expect(await command('content:export', texts)).toContain('Exported 18 parts');
    expect(await command('content:import', texts)).toContain(
      '18 files are already published unchanged',
    );
    const images = ['uploads', 'elsewhere'].map((name) => `file:${path.join(state, name)}`);
    expect(await command('uploads:move', ...images)).toContain('Copied 0 images');
    await first.stop();

    expect(await command('restore', backup, '--force')).toContain('Restored the backup');
    const second = await start();
    expect(await statusOf(`${second.url}/readyz`)).toBe(200);
    await second.stop();
    const database = readFileSync(path.join(state, 'site.sqlite'), 'latin1');
    expect(database).toContain('before@pharma.example');
    expect(database).not.toContain('after@pharma.example');

    // A cache, which a read-only disk does without.
    const written = filesBelow(site).filter((file) => !packaged.includes(file));
    expect(written).toEqual(['build/server/content.json']);
  });

  test('a command that does not exist is answered with those that do', async () => {
    await expect(command('back-up')).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringMatching(/Commands: backup, restore, content:export/),
    });
  });
});
