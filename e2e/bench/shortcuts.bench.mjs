import { loadBuilt } from './built.mjs';

/** What the shortcuts past GraphQL's and TypeORM's own ways save; below 5 % one is to be removed. */
export async function run() {
  const { benchRules, benchSelections } = await loadBuilt('benchmarks');
  const rows = Object.entries({ ...(await benchRules()), ...(await benchSelections()) });
  console.log('Shortcuts:');
  console.table(
    rows.map(([what, { plainMs, shortcutMs, savedPercent }]) => ({
      what,
      'plain, ms': plainMs.toFixed(3),
      'shortcut, ms': shortcutMs.toFixed(3),
      'saved %': savedPercent.toFixed(0),
    })),
  );
}
