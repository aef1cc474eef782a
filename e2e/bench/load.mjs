import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { askRepeatedly } from './raw-client.mjs';

const effort = { connections: 32, seconds: 2 };
const rounds = 5;

/**
 * Sends two requests alternately, so that the machine's load affects both alike. Resolves with the
 * median round of each, the median of the rounds' ratios, and the total number of responses.
 */
export async function alternate(one, other) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await askRepeatedly(one, effort);
    const second = await askRepeatedly(other, effort);
    results.push({ one: first, other: second, ratio: first.perSecond / second.perSecond });
  }
  const median = (valueOf) => results.toSorted((a, b) => valueOf(a) - valueOf(b))[rounds >> 1];
  return {
    one: median(({ one: { perSecond } }) => perSecond).one,
    other: median(({ other: { perSecond } }) => perSecond).other,
    ratio: median(({ ratio }) => ratio).ratio,
    answered: {
      one: results.reduce((sum, { one: { answered } }) => sum + answered, 0),
      other: results.reduce((sum, { other: { answered } }) => sum + answered, 0),
    },
  };
}

/** Starts a server process of this folder and resolves with it and its first message. */
export async function startProcess(file, message, args = []) {
  const child = fork(path.join(import.meta.dirname, file), args, { stdio: 'inherit' });
  if (message !== undefined) {
    child.send(message);
  }
  const [said] = await once(child, 'message');
  return { child, said };
}

/** The response to a request exactly as on the wire. */
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
 * Measures a request against the site and against a bare server that sends the same bytes, headers
 * included, in the same run; the ratio is the result.
 */
export async function compare(call) {
  const bare = await startProcess('bare-server.mjs', await record(call));
  const limit = { ...call, url: `http://127.0.0.1:${bare.said.port}/` };
  const result = await alternate(call, limit);
  bare.child.kill();
  return result;
}
