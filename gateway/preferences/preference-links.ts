import type { EntityManager } from 'typeorm';
import { preferenceLimits, preferenceMessages } from '../../schema/preferences.ts';
import { Failure } from '../failure.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { PreferenceTokens } from './preference-tokens.ts';

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
