import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadHarness } from './fixtures.ts';

const root = path.join(import.meta.dirname, '..');
const cache = path.join(root, '.cache');
mkdirSync(cache, { recursive: true });
/** A copy of the sources below the packages, which Node looks for upwards. */
const copy = mkdtempSync(path.join(cache, 'development-'));
const source = (file: string): string => path.join(copy, file);

const git = (...options: string[]): void => {
  const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@loon.example'];
  execFileSync('git', [...person, ...options], { cwd: copy, stdio: 'ignore' });
};

function replaceIn(file: string, text: string, by: string): void {
  writeFileSync(source(file), readFileSync(source(file), 'utf8').replace(text, by));
}

interface DevelopmentServer {
  child: ChildProcess;
  url: string;
  printed: () => string;
}

/** Runs the command of `npm run dev` in the copy. */
async function start(): Promise<DevelopmentServer> {
  const { freePort } = await loadHarness();
  const port = await freePort();
  const child = spawn('node', ['gateway/commands/dev.mjs'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      STATE_DIRECTORY: source('state'),
    },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, url: `http://localhost:${String(port)}`, printed: () => printed };
}

test.describe('npm run dev', () => {
  let server: DevelopmentServer;

  const read = async (address: string): Promise<string> => {
    const response = await fetch(`${server.url}${address}`, { headers: { accept: 'text/html' } });
    return `${String(response.status)} ${await response.text()}`;
  };
  /** Prints how long something took. */
  const measure = async (what: string, work: () => Promise<void>): Promise<void> => {
    const startedAt = performance.now();
    await work();
    console.log(`${what}: ${Math.round(performance.now() - startedAt).toLocaleString('en-US')} ms`);
  };
  const expectSoon = (what: string, address: string, text: string): Promise<void> =>
    measure(what, () =>
      expect.poll(() => read(address), { timeout: 60_000, intervals: [50] }).toContain(text),
    );

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const settings = ['package.json', 'tsconfig.json', 'vite.config.ts'];
    for (const file of [
      'gateway',
      'schema',
      'web',
      'data/content',
      'data/migrations',
      ...settings,
    ]) {
      cpSync(path.join(root, file), source(file), { recursive: true });
    }
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Sources');
    server = await start();
    const first = () => read('/').catch(() => server.printed());
    await expect.poll(first, { timeout: 120_000 }).toMatch(/^200 /);
  });
  test.afterAll(async () => {
    if (server.child.kill()) await once(server.child, 'exit');
    rmSync(copy, { recursive: true, force: true });
  });

  test('a syntax error is shown in the terminal and in the browser, and the last site is served until it is mended', async ({
    page,
  }) => {
    test.slow();
    for (const file of ['gateway/http/health.ts', 'web/routes/home.tsx', 'schema/limits.ts']) {
      await page.goto(server.url);
      const before = server.printed().length;
      appendFileSync(source(file), '\nconst = ;\n');
      const overlay = page.locator('vite-error-overlay');
      await expect(overlay).toContainText(file);
      await expect.poll(() => server.printed().slice(before)).toContain(path.basename(file));
      expect(await read('/')).toMatch(/^200 .*<h1/s);
      expect(await read('/healthz')).toContain('"alive"');
      await page.goto(server.url);
      await expect(overlay).toContainText(file);
      git('checkout', '--', file);
      await measure(`after a syntax error in ${file}`, () =>
        expect(overlay).toHaveCount(0, { timeout: 60_000 }),
      );
    }
  });

  test('fifteen files that are saved at once are loaded together', async () => {
    const entities = readdirSync(source('gateway'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.entity.ts'))
      .map((file) => path.join('gateway', file))
      .slice(0, 14);
    expect(entities).toHaveLength(14);
    entities.forEach((file) => appendFileSync(source(file), '\n'));
    replaceIn('gateway/http/health.ts', "'alive'", "'saved'");
    await expectSoon('after saving fifteen files', '/healthz', '"saved"');
    expect(await read('/reflections')).toMatch(/^200 /);
    git('checkout', '--', '.');
    await expectSoon('after taking them back', '/healthz', '"alive"');
  });

  test('files that are added, removed, and brought back by git are noticed', async () => {
    writeFileSync(source('gateway/http/life.ts'), "export const life = 'added';\n");
    replaceIn(
      'gateway/http/health.ts',
      'interface',
      "import { life } from './life.ts';\ninterface",
    );
    replaceIn('gateway/http/health.ts', "'alive'", 'life');
    await expectSoon('after adding a file', '/healthz', '"added"');
    git('checkout', '--quiet', '-b', 'other');
    rmSync(source('gateway/redirects'), { recursive: true });
    git('add', '.');
    git('commit', '--quiet', '--message', 'A file less than it needs');
    await expect.poll(server.printed).toContain('gateway/redirects/site-redirects.ts');
    expect(await read('/')).toMatch(/^200 /);
    expect(await read('/healthz')).toContain('"added"');
    git('checkout', '--quiet', '-');
    await expectSoon('after git brought files back', '/healthz', '"alive"');
    expect(await read('/reflections')).toMatch(/^200 /);
  });

  test('a changed text and an invalid one are noticed, too', async () => {
    const file = 'data/content/sections.yaml';
    const written = readFileSync(source(file), 'utf8');
    const heading = /heading: (.+)/.exec(written)?.[1] ?? '';
    replaceIn(file, heading, 'A heading of the owner');
    await expectSoon('after a change of the content', '/', 'A heading of the owner');
    writeFileSync(source(file), 'about: 5\n');
    await expect.poll(server.printed).toContain('sections.yaml');
    expect(await read('/')).toContain('A heading of the owner');
    git('checkout', '--', file);
    await expectSoon('after an invalid text', '/', '200 ');
  });
});
