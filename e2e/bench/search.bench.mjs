import { loadBuilt } from './built.mjs';

/** The search over 10,000 posts of 1,500 words, in this process only. */
export async function run() {
  const { benchSearch } = await loadBuilt('benchmarks');
  const { byKind, saveMs, p50Ms, p99Ms, worstMs, memoryMb, buildMs } = await benchSearch();
  console.log('Search at 10,000 posts of 1,500 words, milliseconds:');
  console.table({
    'as people type': { p50Ms, p99Ms, worstMs },
    ...byKind,
    'saving a post': saveMs,
  });
  console.log(`Memory ${memoryMb.toFixed(0)} MB, built in ${(buildMs / 1_000).toFixed(1)} s`);
}
