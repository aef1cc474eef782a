import { setFlagsFromString } from 'node:v8';

/**
 * How many percent the heap may grow beyond its live size before it is collected again. By default
 * the engine allows up to 300 when memory is allocated more slowly than it can be collected, which
 * is always the case here: most of a busy process would be garbage.
 */
const growthPercent = 100;

/**
 * Limits garbage relative to the live heap, in every thread, from the next collection on
 * (product 10.8).
 */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(growthPercent)}`);
}
