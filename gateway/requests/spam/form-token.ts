import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { spamLimits } from '../../../schema/limits.ts';

/** The content of a valid form token. */
export interface ReadFormToken {
  id: string;
  ageMs: number;
}

const pattern = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * Signs and reads form tokens (product 2.2, 8.3). A token contains the time when its form was
 * opened and is valid for one request; the stored requests show which tokens were used.
 */
export class FormTokens {
  private readonly key: Buffer;

  /** The key is derived from `secret`, so that tokens and sessions cannot replace each other. */
  constructor(
    secret: string,
    private readonly now: () => Date,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'loon form token', 32));
  }

  /** A new token, fetched when a dialog opens. */
  issue(): string {
    const content = `${randomBytes(16).toString('base64url')}.${this.now().getTime().toString(36)}`;
    return `${content}.${this.signatureOf(content)}`;
  }

  /** Reads a token; undefined if it is missing, invalid, or older than a day. */
  read(token: string | undefined): ReadFormToken | undefined {
    const [, id, issued, signature] = pattern.exec(token ?? '') ?? [];
    if (id === undefined || issued === undefined || signature === undefined) {
      return undefined;
    }
    const expected = Buffer.from(this.signatureOf(`${id}.${issued}`));
    if (!timingSafeEqual(expected, Buffer.from(signature))) {
      return undefined;
    }
    const ageMs = this.now().getTime() - Number.parseInt(issued, 36);
    return ageMs <= spamLimits.tokenLifetimeMs ? { id, ageMs } : undefined;
  }

  private signatureOf(content: string): string {
    return createHmac('sha256', this.key).update(content).digest('base64url');
  }
}
