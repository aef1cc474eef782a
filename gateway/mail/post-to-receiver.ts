import type { IncomingMessage } from 'node:http';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { RefusedReceiver, type ReceiverAddresses } from './receiver-address.ts';

interface Post {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

export interface ReceiverResponse {
  status: number;
  start: string;
}

const storedResponseBytes = 2_048;

/** The start of a response; an endless one is cut off. */
async function startOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= storedResponseBytes) {
      break;
    }
  }
  return Buffer.concat(chunks).subarray(0, storedResponseBytes).toString('utf8').trim();
}

/**
 * Posts to a receiver over a separate connection and resolves with any response, including
 * redirects.
 * @throws RefusedReceiver for an address that webhooks may not use; any other error when the
 *   receiver does not respond.
 */
export async function postToReceiver(
  url: URL,
  addresses: ReceiverAddresses,
  { headers, body, signal }: Post,
): Promise<ReceiverResponse> {
  if (!addresses.allowsHost(url.hostname)) {
    throw new RefusedReceiver();
  }
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method: 'POST', headers, signal, agent: false, lookup: addresses.lookup })
      .once('response', resolve)
      .once('error', reject)
      .end(body);
  });
  return { status: answer.statusCode ?? 0, start: await startOf(answer).catch(() => '') };
}
