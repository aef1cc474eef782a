import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const shape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})$/;

/**
 * Signs and reads the tokens of meeting links (product 16.2). A token consists of the id of a
 * request and 128 bits of signature, so that nothing needs to be stored. It is in lower case, like
 * all URLs of the site, and has the length of the tokens that the log redacts.
 */
export class MeetingTokens {
  private readonly key: Buffer;

  /** The key is derived from `secret`, so that a token cannot replace any other signature. */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'loon meeting link', 32));
  }

  /** The token of a request, always the same. */
  of(requestId: string): string {
    return requestId.replaceAll('-', '') + this.signatureOf(requestId);
  }

  /** The request id in a token; undefined if it is not valid. */
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
