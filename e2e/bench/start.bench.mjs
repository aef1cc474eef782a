import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

const starts = 5;

/** Seconds from `npm start` to its last line. */
async function timeStart() {
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
  return seconds;
}

/**
 * The fastest of several starts with nothing to install or build, because load slows the others.
 */
export async function run() {
  const seconds = [];
  for (let start = 0; start < starts; start += 1) {
    seconds.push(await timeStart());
  }
  console.log(
    `npm start, nothing stale: ${Math.min(...seconds).toFixed(2)} s, the quickest of ${starts}`,
  );
}
