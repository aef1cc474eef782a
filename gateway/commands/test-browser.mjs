// npm run test:browser -- [PLAYWRIGHT'S ARGUMENTS]: only the browser tests, with a fresh build.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuiltForTests } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.env.TZ = 'UTC';
ensureInstalled({ development: true });
await ensureBuiltForTests();
await ensureBrowser();
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
