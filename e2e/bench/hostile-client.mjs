// Sends one load for some seconds, in a separate process, and counts the responses by status.
import { Agent, request as send } from 'node:http';
import { hostileLoads } from './hostile-loads.mjs';

/** The loopback network has 16 million addresses, each of them a separate client. */
const addressOf = (index) => `127.9.${index >> 8}.${(index & 255) + 1}`;

function askOnce({ url, agent, localAddress, reads }, { path, method = 'GET', headers, body }) {
  return new Promise((resolve) => {
    const asked = send(new URL(path, url), {
      method,
      agent,
      localAddress,
      headers: { connection: 'keep-alive', ...headers },
    });
    asked.on('response', (answer) => {
      if (!reads) {
        answer.pause();
        answer.on('error', () => resolve('ended by the site'));
        answer.on('close', () => resolve('ended by the site'));
        return;
      }
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve('cut'));
    });
    asked.on('error', () => resolve('refused'));
    asked.end(body);
  });
}

process.once('message', async ({ name, url, cookie, seconds }) => {
  const load = hostileLoads({ cookie })[name];
  const prepared = await load.prepare?.();
  const until = Date.now() + seconds * 1_000;
  const answers = {};
  let count = 0;
  const keepAsking = async (index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const from = {
      url,
      agent,
      localAddress: addressOf(index % load.addresses),
      reads: load.reads !== false,
    };
    while (Date.now() < until) {
      const startedAt = Date.now();
      const ended = new Promise((resolve) => setTimeout(resolve, until - Date.now(), 'waiting'));
      const status = await Promise.race([askOnce(from, load.request(count++, prepared)), ended]);
      answers[status] = (answers[status] ?? 0) + 1;
      const rest = load.perSecond === undefined ? 0 : (load.connections / load.perSecond) * 1_000;
      const pause = Math.min(rest - (Date.now() - startedAt), until - Date.now());
      if (pause > 0) {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: load.connections }, (_, index) => keepAsking(index)));
  process.send(answers, () => process.exit(0));
});
