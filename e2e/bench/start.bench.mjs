import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

/** Seconds from `npm start` to its last line, with nothing to install or build. */
export async function run() {
  const startedAt = performance.now();
  const child = spawn('node', ['gateway/commands/start.mjs'], {
    env: { ...process.env, PORT: '0', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    if (chunk.toString().includes('Loon is ready')) {
      break;
    }
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  console.log(`npm start, nothing stale: ${seconds.toFixed(2)} s`);
}
