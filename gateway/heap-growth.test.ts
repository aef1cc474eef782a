import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { boundHeapGrowth } from './heap-growth.ts';

/**
 * Allocates about 60 MB of small objects, repeatedly replaces a third of them after they have moved
 * to the old generation, and reports the largest heap size of its thread.
 */
const program = `
const { getHeapStatistics } = require('node:v8');
const { parentPort } = require('node:worker_threads');
const piece = () => Array.from({ length: 1_000 }, (_, index) => ({ index }));
const held = Array.from({ length: 1_000 }, piece);
const recent = [];
let peak = 0;
let rounds = 0;
const timer = setInterval(() => {
  for (let count = 0; count < 100; count += 1) recent.push(piece());
  recent.splice(0, recent.length - 500);
  peak = Math.max(peak, getHeapStatistics().used_heap_size);
  rounds += 1;
  if (rounds === 100) {
    clearInterval(timer);
    parentPort.postMessage({ held: held.length, megabytes: peak / 1_048_576 });
  }
}, 1);`;

it('a heap grows to at most twice its live size before garbage collection, by default to four times', async () => {
  boundHeapGrowth();
  const worker = new Worker(program, { eval: true });
  const [peak] = (await once(worker, 'message')) as [{ megabytes: number }];
  await worker.terminate();
  expect(peak.megabytes).toBeLessThan(210);
});
