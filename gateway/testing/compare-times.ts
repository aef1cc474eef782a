import { performance } from 'node:perf_hooks';

const rounds = 40;
const roundMs = 50;

/** The median time of one run, in milliseconds. */
export interface ComparedTimes {
  plainMs: number;
  shortcutMs: number;
  /** The part of the plain time that the shortcut saves, in percent. */
  savedPercent: number;
}

async function timeOf(run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  let runs = 0;
  for (; performance.now() - startedAt < roundMs; runs += 1) await run();
  return (performance.now() - startedAt) / runs;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Compares two ways to the same result. They take turns, so that other work affects both alike. */
export async function compareTimes(
  plain: () => unknown,
  shortcut: () => unknown,
): Promise<ComparedTimes> {
  const times: { plain: number; shortcut: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push({ plain: await timeOf(plain), shortcut: await timeOf(shortcut) });
  }
  return {
    plainMs: median(times.map((time) => time.plain)),
    shortcutMs: median(times.map((time) => time.shortcut)),
    savedPercent: 100 * (1 - median(times.map((time) => time.shortcut / time.plain))),
  };
}
