// The cost of an API key compared with a session cookie: the same operation with either, in short
// alternating runs, so that the machine's fluctuations affect both alike.
import { askRepeatedly } from './raw-client.mjs';

const json = { 'content-type': 'application/json' };
const query = '{ adminPosts(first: 10) { edges { node { id slug title version } } } }';
const turns = 30;
const seconds = 0.4;

async function makeKey({ url, cookie }) {
  const mutation =
    'mutation { createApiKey(input: { name: "Bench", scopes: [POSTS_READ] }) { secret } }';
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ query: mutation }),
  });
  const { data } = await answer.json();
  return data.createApiKey.secret;
}

/**
 * CPU time of a response with a session as a share of that with a key; `cpuOf` resolves with ms.
 */
export async function compareKeys(site, cpuOf) {
  const manners = {
    key: { authorization: `Bearer ${await makeKey(site.said)}` },
    session: { cookie: site.said.cookie },
  };
  const spent = { key: 0, session: 0 };
  const answered = { key: 0, session: 0 };
  for (let turn = 0; turn < turns; turn += 1) {
    const order = Object.keys(manners);
    for (const manner of turn % 2 === 0 ? order : order.reverse()) {
      const before = await cpuOf(site.child);
      const load = await askRepeatedly(
        {
          url: `${site.said.url}/graphql`,
          method: 'POST',
          headers: { ...json, ...manners[manner] },
          body: JSON.stringify({ query }),
        },
        { connections: 8, seconds },
      );
      // The first run of each warms up.
      if (turn === 0) continue;
      spent[manner] += (await cpuOf(site.child)) - before;
      answered[manner] += load.answered;
    }
  }
  const each = (manner) => (spent[manner] / answered[manner]) * 1_000;
  console.table([
    {
      what: 'GraphQL adminPosts(first: 10)',
      'CPU µs, key': Number(each('key').toFixed(1)),
      session: Number(each('session').toFixed(1)),
      'of its throughput %': Number(((each('session') / each('key')) * 100).toFixed(1)),
    },
  ]);
}
