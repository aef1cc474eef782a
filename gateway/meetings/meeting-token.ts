import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const shape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})$/;

/**
 * Signs and reads the tokens of meeting links (product 16.2). A token is the id of a request with
 * 128 bits of signature, so that nothing has to be kept; in small letters alone, as every address
 * of the site is spelled, and as long as the tokens that no log shows.
 */
export class MeetingTokens {
  private readonly key: Buffer;

  /** The key is derived from `secret`, so that no token can stand in for anything else signed. */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'loon meeting link', 32));
  }

  /** The token of a request, the same each time. */
  of(requestId: string): string {
    return requestId.replaceAll('-', '') + this.signatureOf(requestId);
  }

  /** The id of the request that a token was made for; undefined when it is not one of ours. */
  read(token: string): string | undefined {
    const [, ...parts] = shape.exec(token) ?? [];
    const signature = parts.pop();
    if (signature === undefined) {
      return undefined;
    }
    const requestId = parts.join('-');
    const expected = Buffer.from(this.signatureOf(requestId));
    return timingSafeEqual(expected, Buffer.from(signature)) ? requestId : undefined;
  }

  private signatureOf(requestId: string): string {
    return createHmac('sha256', this.key).update(requestId).digest('hex').slice(0, 32);
  }
}
