import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const idPattern = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
/** The id of a request, for an erasure the second at which it expires, and 128 bits of signature. */
const shape = /^([0-9a-f]{32})([0-9a-f]{8})?([0-9a-f]{32})$/;

/** The request whose person a link is for. */
interface Subject {
  id: string;
  emailKey: string;
}

/** The content of a token, before its signature is checked. */
interface UnverifiedToken {
  requestId: string;
  /** When a link for erasing expires; undefined for the page of preferences. */
  expiresAt: Date | undefined;
  signature: string;
}

/**
 * Signs and reads the tokens of the links to a person's data and consents (product 22.1). The
 * signature covers the request and the e-mail address, so that nothing needs to be stored. Tokens
 * are at least as long as the log redacts, and in lower case like all URLs of the site.
 */
export class PreferenceTokens {
  private readonly key: Buffer;

  /** The key is derived from `secret`, so that a token cannot replace any other signature. */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'loon preferences link', 32));
  }

  /** The token of the page of preferences, always the same, or of an erasure. */
  of(subject: Subject, expiresAt?: Date): string {
    const expiry = expiresAt === undefined ? '' : secondsOf(expiresAt);
    return subject.id.replaceAll('-', '') + expiry + this.signatureOf(subject, expiry);
  }

  /** Splits a token into its parts; undefined if it has another form. */
  read(token: string): UnverifiedToken | undefined {
    const [, id = '', expiry, signature] = shape.exec(token) ?? [];
    return signature === undefined
      ? undefined
      : {
          requestId: id.replace(idPattern, '$1-$2-$3-$4-$5'),
          expiresAt:
            expiry === undefined ? undefined : new Date(Number.parseInt(expiry, 16) * 1_000),
          signature,
        };
  }

  /** Whether a token was signed for this person. */
  isSignedFor(subject: Subject, { expiresAt, signature }: UnverifiedToken): boolean {
    const expiry = expiresAt === undefined ? '' : secondsOf(expiresAt);
    const expected = Buffer.from(this.signatureOf(subject, expiry));
    return timingSafeEqual(expected, Buffer.from(signature));
  }

  private signatureOf({ id, emailKey }: Subject, expiry: string): string {
    const content = JSON.stringify([id, emailKey, expiry]);
    return createHmac('sha256', this.key).update(content).digest('hex').slice(0, 32);
  }
}

function secondsOf(time: Date): string {
  return Math.floor(time.getTime() / 1_000)
    .toString(16)
    .padStart(8, '0');
}
