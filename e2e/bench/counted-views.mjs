// The cost of counting a view: cached pages requested by browsers that are counted and by ones that
// opt out, in short alternating runs, so that the machine's fluctuations affect both alike.
import { askRepeatedly } from './raw-client.mjs';

const pages = {
  home: '/',
  list: '/reflections',
  article: '/reflections/making-systematic-reviews-feasible',
};
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
/** Headers of one length. */
const manners = { counted: { dnt: '0' }, not: { dnt: '1' } };
const turns = 40;
const seconds = 0.3;

/**
 * CPU time of a response without counting, as a share of that with it; `cpuOf` resolves with ms.
 */
export async function compareCounted(site, cpuOf) {
  const rows = [];
  for (const [page, path] of Object.entries(pages)) {
    const spent = { counted: 0, not: 0 };
    const answered = { counted: 0, not: 0 };
    for (let turn = 0; turn < turns; turn += 1) {
      const order = Object.keys(manners);
      for (const manner of turn % 2 === 0 ? order : order.reverse()) {
        const headers = {
          'accept-encoding': 'br',
          'user-agent': agent,
          referer: 'https://news.example/',
          ...manners[manner],
        };
        const before = await cpuOf(site.child);
        const call = { url: site.said.url + path, headers };
        const load = await askRepeatedly(call, { connections: 32, seconds });
        // The first run of each warms up.
        if (turn === 0) continue;
        spent[manner] += (await cpuOf(site.child)) - before;
        answered[manner] += load.answered;
      }
    }
    const each = (manner) => (spent[manner] / answered[manner]) * 1_000;
    rows.push({
      'cached page': page,
      'CPU µs, counted': Number(each('counted').toFixed(1)),
      'not counted': Number(each('not').toFixed(1)),
      'of its throughput %': Number(((each('not') / each('counted')) * 100).toFixed(1)),
    });
  }
  console.table(rows);
}
