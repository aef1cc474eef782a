// npm test: type-check, lint, generated code, unit and API tests, browser tests. Any failure fails.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuiltForTests } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.env.TZ = 'UTC';

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

function readCounts() {
  const counts = { passed: 0, failed: 0 };
  for (const report of [unitReport, clusterReport].filter(existsSync)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed += numPassedTests;
    counts.failed += numFailedTests;
  }
  if (existsSync(browserReport)) {
    const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
    counts.passed += stats.expected + stats.flaky;
    counts.failed += stats.unexpected;
    if (stats.flaky > 0) {
      console.log(`${stats.flaky} browser test(s) passed at the second try only`);
    }
  }
  return counts;
}

ensureInstalled({ development: true });
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
mkdirSync('.cache', { recursive: true });
await ensureBuiltForTests();
await ensureBrowser();

const vitest = (title, report, ...more) =>
  run(title, 'npx', [
    ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...more,
  ]);

/** The checks that need no running site; the longest first, so that the lanes end together. */
const checks = [
  () => run('type-check', 'npx', ['tsc', '--noEmit', '-p', '.']),
  () => run('formatting', 'npx', ['prettier', '--check', '--log-level=warn', '.']),
  () => run('type-check without Node', 'npx', ['tsc', '-p', 'tsconfig.browser.json']),
  () => run('lint', 'npx', ['oxlint']),
  () => run('generated code is current', 'node', ['gateway/commands/codegen.mjs', '--check']),
  () => run('layers', 'node', ['gateway/commands/layers.mjs']),
  () => run('cycles', 'node', ['gateway/commands/cycles.mjs']),
  () => run('vocabulary', 'node', ['gateway/commands/vocabulary.mjs']),
];

// Tests of several gateways leave one of two cores idle, because most of them wait for timeouts.
// Tests for PostgreSQL only are not run without a server.
if (process.env.TEST_DATABASE_URL !== undefined) {
  const cluster = ['--config', 'e2e/cluster/vitest.config.ts'];
  checks.unshift(() => vitest('several gateways', clusterReport, ...cluster));
}

/** Runs one check after the other until none is left. */
async function lane() {
  const results = [];
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) {
    results.push(await next());
  }
  return results;
}

// Two at a time, for machines with two cores.
const results = (await Promise.all([lane(), lane()])).flat();
results.push(await vitest('unit and API tests', unitReport));
results.push(
  await run('browser tests', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts']),
);

const failures = results.filter(({ ok }) => !ok);
for (const { title } of failures) {
  console.log(`Failed: ${title}`);
}
const { passed, failed } = readCounts();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length === 0 && failed === 0 && passed > 0 ? 0 : 1);
