// The cost of a page that is not cached: CPU time each, because it does not depend on the machine's
// load.
import { askRepeatedly } from './raw-client.mjs';

/** Each request differs by the eight zeros, which the client counts up. */
const callsTo = (cookie) => ({
  'article, with a session': {
    path: '/reflections/making-systematic-reviews-feasible',
    headers: { cookie },
  },
  'search that finds articles': { path: '/reflections?q=evidence+00000000' },
  'search that finds none': { path: '/reflections?q=00000000' },
  'unknown tag': { path: '/reflections?tag=00000000', status: 404 },
  'unknown article': { path: '/reflections/a-00000000', status: 404 },
});

/**
 * Prints CPU milliseconds of each page that is rendered again; `cpuOf` resolves with milliseconds.
 */
export async function measureRenderedPages(site, cpuOf) {
  const rows = [];
  for (const [what, { path, headers, status = 200 }] of Object.entries(callsTo(site.said.cookie))) {
    const call = {
      url: site.said.url + path,
      headers: { 'accept-encoding': 'br', ...headers },
    };
    await askRepeatedly(call, { connections: 4, seconds: 2 });
    const before = await cpuOf(site.child);
    const load = await askRepeatedly(call, { connections: 4, seconds: 5 });
    const spent = (await cpuOf(site.child)) - before;
    rows.push({
      'page rendered': what,
      'CPU ms': Number((spent / load.answered).toFixed(2)),
      'p99 ms': load.p99,
      refused: status === 200 ? load.refused : '',
    });
  }
  console.table(rows);
}
