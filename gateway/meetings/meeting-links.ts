import type { EntityManager } from 'typeorm';
import { meetingMessages as messages } from '../../schema/meeting-messages.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { MeetingTokens } from './meeting-token.ts';
import type { MeetingSettingsService } from './settings/meeting-settings.service.ts';

interface MeetingLinksOptions {
  database: Database;
  publicUrl: string;
  /** What tokens are signed with; a key is derived from it. */
  secret: string;
  settings: MeetingSettingsService;
  /** Say, among others, how long requests are kept. */
  requestSettings: RequestSettingsService;
  now: () => Date;
}

/** A link that may be sent, or why there is none. */
export type OfferedLink = { url: string } | { problem: string };

const dayMs = 86_400_000;

/** The links by which visitors book meetings (product 16.2). */
export class MeetingLinks {
  private readonly tokens: MeetingTokens;

  constructor(private readonly options: MeetingLinksOptions) {
    this.tokens = new MeetingTokens(options.secret);
  }

  /** The address at which the visitor of a request books, changes and cancels a meeting. */
  addressFor(requestId: string): string {
    return `${this.options.publicUrl}/meeting/${this.tokens.of(requestId)}`;
  }

  /** The link to be sent to the visitor of a request, while there is something to be booked. */
  async offeredTo({ id, suspect }: VisitorRequest): Promise<OfferedLink> {
    if (suspect) {
      return { problem: messages.suspect };
    }
    const { hours } = await this.options.settings.current();
    return hours.length === 0 ? { problem: messages.notOfferedYet } : { url: this.addressFor(id) };
  }

  /**
   * The request of a token that is good: signed by this site, for a request that is still kept and
   * does not stand among the suspects.
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

  /** Whether the retention of a request is over, though it may not have been erased yet. */
  private async isOver({ createdAt }: VisitorRequest): Promise<boolean> {
    const { retentionDays } = await this.options.requestSettings.current();
    const age = this.options.now().getTime() - createdAt.getTime();
    return retentionDays !== null && age > retentionDays * dayMs;
  }
}
