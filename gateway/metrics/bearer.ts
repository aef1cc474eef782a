import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request contains the token, compared in constant time. */
export function hasBearer({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const [, sent = ''] = /^Bearer +([^ ].*)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digestOf(sent), digestOf(token));
}
