import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { boundHeapGrowth } from './heap-growth.ts';

/**
 * Holds some 60 MB of small objects, a third of which are replaced again and again once they have
 * grown old, and tells the most that the heap of its thread was at.
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

it('a heap grows to twice of what is in use and no further before it is collected: left alone it takes four times as much', async () => {
  boundHeapGrowth();
  const worker = new Worker(program, { eval: true });
  const [peak] = (await once(worker, 'message')) as [{ megabytes: number }];
  await worker.terminate();
  expect(peak.megabytes).toBeLessThan(210);
});
