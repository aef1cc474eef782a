// npm run test:coverage: the unit and API tests, and which lines they run. Options are Vitest's.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { installTool } from './install-tool.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
ensureInstalled({ development: true });
const { version } = JSON.parse(readFileSync('node_modules/vitest/package.json', 'utf8'));
const provider = path.dirname(path.dirname(installTool('@vitest/coverage-v8', version)));
// Vitest's workers look for it in node_modules alone.
const link = 'node_modules/@vitest/coverage-v8';
rmSync(link, { recursive: true, force: true });
symlinkSync(provider, link, 'junction');
const options = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', '--coverage', ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
