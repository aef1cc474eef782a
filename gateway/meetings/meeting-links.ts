import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { dayMs } from '../../schema/durations.ts';
import { meetingMessages as messages } from '../../schema/meeting-rules.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import type { MeetingSettingsService } from './settings/meeting-settings.service.ts';

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

interface MeetingLinksOptions {
  database: Database;
  publicUrl: string;
  /** The secret from which the key for signing tokens is derived. */
  secret: string;
  settings: MeetingSettingsService;
  /** Contains the retention of requests. */
  requestSettings: RequestSettingsService;
  now: () => Date;
}

/** A link that may be sent, or the reason why there is none. */
export type OfferedLink = { url: string } | { problem: string };

/** The links for booking meetings (product 16.2). */
export class MeetingLinks {
  private readonly tokens: MeetingTokens;

  constructor(private readonly options: MeetingLinksOptions) {
    this.tokens = new MeetingTokens(options.secret);
  }

  /** The URL at which the visitor of a request books, changes and cancels a meeting. */
  addressFor(requestId: string): string {
    return `${this.options.publicUrl}/meeting/${this.tokens.of(requestId)}`;
  }

  /** The link for the visitor of a request, if meetings are offered. */
  async offeredTo({ id, suspect }: VisitorRequest): Promise<OfferedLink> {
    if (suspect) {
      return { problem: messages.suspect };
    }
    const { hours } = await this.options.settings.current();
    return hours.length === 0 ? { problem: messages.notOfferedYet } : { url: this.addressFor(id) };
  }

  /**
   * The request of a valid token: signed by this site, for a request that still exists and is not
   * suspected spam.
   * @throws Failure NOT_FOUND for any other.
   */
  async requestOf(manager: EntityManager, token: string): Promise<VisitorRequest> {
    const id = this.tokens.read(token);
    const request = id === undefined ? null : await manager.findOneBy(VisitorRequest, { id });
    if (request === null || request.suspect || (await this.isOver(request))) {
      throw new Failure('NOT_FOUND', messages.linkExpired);
    }
    return request;
  }

  /** Whether the retention of a request has ended, although it may not have been erased yet. */
  private async isOver({ createdAt }: VisitorRequest): Promise<boolean> {
    const { retentionDays } = await this.options.requestSettings.current();
    const age = this.options.now().getTime() - createdAt.getTime();
    return retentionDays !== null && age > retentionDays * dayMs;
  }
}
