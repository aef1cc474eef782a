import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { preferenceLimits, preferenceMessages } from '../../schema/preferences.ts';
import { Failure } from '../failure.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';

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
class PreferenceTokens {
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

interface PreferenceLinksOptions {
  publicUrl: string;
  /** The secret from which the key for signing tokens is derived. */
  secret: string;
  now: () => Date;
}

/** The two links to a person's data and consents (product 22.1). */
export class PreferenceLinks {
  private readonly tokens: PreferenceTokens;

  constructor(private readonly options: PreferenceLinksOptions) {
    this.tokens = new PreferenceTokens(options.secret);
  }

  /** The URL of the person's page, for every e-mail about this request. */
  addressFor(request: VisitorRequest): string {
    return `${this.options.publicUrl}/preferences/${this.tokens.of(request)}`;
  }

  /** The URL at which the person erases their data; it expires an hour after `askedAt`. */
  erasureAddressFor(request: VisitorRequest, askedAt: Date): string {
    const expiresAt = new Date(askedAt.getTime() + preferenceLimits.erasureLinkMs);
    return `${this.options.publicUrl}/preferences/erase/${this.tokens.of(request, expiresAt)}`;
  }

  /**
   * The request of a valid token for the page of preferences.
   * @throws Failure NOT_FOUND for any other.
   */
  requestOf(manager: EntityManager, token: string): Promise<VisitorRequest> {
    return this.find(manager, token, 'page');
  }

  /**
   * The request of a valid token for erasing that has not expired.
   * @throws Failure NOT_FOUND for any other.
   */
  requestToErase(manager: EntityManager, token: string): Promise<VisitorRequest> {
    return this.find(manager, token, 'erasure');
  }

  private async find(
    manager: EntityManager,
    token: string,
    purpose: 'page' | 'erasure',
  ): Promise<VisitorRequest> {
    const read = this.tokens.read(token);
    const isCurrent =
      purpose === 'page'
        ? read?.expiresAt === undefined
        : read?.expiresAt !== undefined && read.expiresAt > this.options.now();
    const request =
      read !== undefined && isCurrent
        ? await manager.findOneBy(VisitorRequest, { id: read.requestId })
        : null;
    if (read === undefined || request === null || !this.tokens.isSignedFor(request, read)) {
      throw new Failure('NOT_FOUND', preferenceMessages.linkExpired);
    }
    return request;
  }
}
