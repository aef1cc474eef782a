import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request carries the token; how long the answer takes says nothing about it. */
export function hasBearer({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const [, sent = ''] = /^Bearer +([^ ].*)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digestOf(sent), digestOf(token));
}
