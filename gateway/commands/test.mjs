// npm test: type-check, lint, generated code, unit and API tests on SQLite, and the browser tests
// whose titles end in @journey, one for each task of a person.
// npm run test:all: the rest, which is the other browser tests and, on the server that
// TEST_DATABASE_URL names, the API tests on PostgreSQL and those of several gateways.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import path from 'node:path';
import { ensureBuiltForTests } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.env.TZ = 'UTC';

// A journey that is the same on a desktop and on a phone belongs to `npm test` on the desktop.
const journeys = '^(?!.*at 390 p).*@journey';
const otherBrowserTests = '^(?!.*@journey)|at 390 p';

const unitReport = 'test-results/unit.json';
const clusterReport = 'test-results/cluster.json';
const browserReport = 'test-results/browser.json';

/** Runs a command to its end and resolves with whether it succeeded. */
function run(title, command, args) {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('close', (code) => {
      const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
      resolve({ title, ok: code === 0 });
    });
  });
}

/**
 * Puts temporary files into memory if it has room for them: on a disk, the thousands of databases
 * of the tests wait a fifth of the time for it to write.
 */
function useMemoryForTemporaryFiles() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 3e9) return;
  const directory = mkdtempSync(path.join(memory, 'loon-tests-'));
  // PgBouncer runs as another account.
  chmodSync(directory, 0o711);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  process.env.TMPDIR = directory;
}

function readCounts() {
  const counts = { passed: 0, failed: 0 };
  for (const report of [unitReport, clusterReport].filter(existsSync)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed += numPassedTests;
    counts.failed += numFailedTests;
  }
  if (existsSync(browserReport)) {
    const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
    counts.passed += stats.expected;
    counts.failed += stats.unexpected;
  }
  return counts;
}

ensureInstalled({ development: true });
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
mkdirSync('.cache', { recursive: true });
await ensureBuiltForTests();
await ensureBrowser();
useMemoryForTemporaryFiles();

const typeCheck = (title, project) =>
  run(title, 'node', ['node_modules/typescript-native/bin/tsc', '-p', project]);

const vitest = (title, report, ...more) =>
  run(title, 'npx', [
    ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...more,
  ]);

const browserTests = (title, ...selection) =>
  run(title, 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...selection]);

/** Runs tasks two at a time, for machines with two cores; the longest should come first. */
async function runTwoAtATime(tasks) {
  const lane = async () => {
    const results = [];
    for (let next = tasks.shift(); next !== undefined; next = tasks.shift()) {
      results.push(await next());
    }
    return results;
  };
  return (await Promise.all([lane(), lane()])).flat();
}

async function runDailyTests() {
  delete process.env.TEST_DATABASE_URL;
  return [
    ...(await runTwoAtATime([
      () => typeCheck('type-check', '.'),
      () => run('formatting', 'npx', ['oxfmt', '--check']),
      () => typeCheck('type-check without Node', 'tsconfig.browser.json'),
      () => run('lint', 'npx', ['oxlint']),
      () => run('generated code is current', 'node', ['gateway/commands/codegen.mjs', '--check']),
      () => run('layers', 'node', ['gateway/commands/layers.mjs']),
      () => run('cycles', 'node', ['gateway/commands/cycles.mjs']),
      () => run('vocabulary', 'node', ['gateway/commands/vocabulary.mjs']),
    ])),
    await vitest('unit and API tests', unitReport),
    await browserTests('browser tests of journeys', '--grep', journeys),
  ];
}

function testsOnBothEngines() {
  return readdirSync('gateway', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('gateway', file))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /postgres|\bengines\b|imagePlaces/i.test(readFileSync(file, 'utf8')));
}

async function runOtherTests() {
  const results = [];
  if (process.env.TEST_DATABASE_URL === undefined) {
    console.log('TEST_DATABASE_URL is not set: no tests on PostgreSQL and of several gateways.');
  } else {
    process.env.TEST_ENGINE = 'postgres';
    const cluster = ['--config', 'e2e/cluster/vitest.config.ts'];
    // Tests of several gateways leave one of two cores idle, because most of them wait for timeouts.
    results.push(
      ...(await runTwoAtATime([
        () => vitest('several gateways', clusterReport, ...cluster),
        () => vitest('API tests on PostgreSQL', unitReport, ...testsOnBothEngines()),
      ])),
    );
    delete process.env.TEST_ENGINE;
  }
  results.push(await browserTests('other browser tests', '--grep', otherBrowserTests));
  return results;
}

const results = process.argv.includes('--rest') ? await runOtherTests() : await runDailyTests();

const failures = results.filter(({ ok }) => !ok);
for (const { title } of failures) {
  console.log(`Failed: ${title}`);
}
const { passed, failed } = readCounts();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length === 0 && failed === 0 && passed > 0 ? 0 : 1);
