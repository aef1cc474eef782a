import { setFlagsFromString } from 'node:v8';

/**
 * By how many percent the heap may grow past what was in use before it is collected again. Left to
 * itself the engine takes up to 300 as soon as memory is asked for more slowly than it can be
 * collected, which is always so here: most of a busy process would be garbage.
 */
const growthPercent = 100;

/**
 * Bounds garbage by what is in use, in every thread, from the next collection on (product 10.8).
 */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(growthPercent)}`);
}
