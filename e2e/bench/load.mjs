import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { load } from './raw-client.mjs';

const effort = { connections: 32, seconds: 5 };

/** Starts a server process of this folder and resolves with it and what it first says. */
export async function startProcess(file, message) {
  const child = fork(path.join(import.meta.dirname, file), { stdio: 'inherit' });
  if (message !== undefined) {
    child.send(message);
  }
  const [said] = await once(child, 'message');
  return { child, said };
}

/** The answer to a request exactly as it crosses the wire. */
function record({ url, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, async (answer) => {
      const chunks = await answer.toArray();
      const { date, connection, 'keep-alive': keepAlive, ...lasting } = answer.headers;
      resolve({
        status: answer.statusCode,
        headers: lasting,
        body: Buffer.concat(chunks).toString('base64'),
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Measures a request against the site and against a bare server that answers the same bytes,
 * headers included, in the same run; the ratio is what counts.
 */
export async function compare(call) {
  const bare = await startProcess('bare-server.mjs', await record(call));
  const site = await load(call, effort);
  const limit = await load({ ...call, url: `http://127.0.0.1:${bare.said.port}/` }, effort);
  bare.child.kill();
  return { site, limit, ratio: site.perSecond / limit.perSecond };
}
