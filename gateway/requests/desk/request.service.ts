import { deskLimits } from '../../../schema/limits.ts';
import { deskMessages } from '../../../schema/messages.ts';
import type { Author } from '../../access/actor.ts';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { decodeCursor, pageSize, pageOf, type Page, type PageQuery } from '../../database/page.ts';
import { recordIdPattern } from '../../database/record-id.ts';
import { requireRecord } from '../../database/record-id.ts';
import { needsScan, type RequestFilter } from './request-filter.ts';
import { countRequests, findRequests, idRanges, requestPortions } from './request-slices.ts';
import type { RequestSettingsService } from '../settings/request-settings.service.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { findByRareWords } from '../words/rare-words.ts';
import { queuedTooLongSince, undeliveredReplies } from './undelivered-replies.ts';
import { ReplyStatus, overdueBefore } from './awaiting-reply.ts';

/** A page of administrators' list of requests, newest first. */
export interface RequestPageQuery extends PageQuery {
  filter?: RequestQuery | null;
}

/** A filter as requested by the client; the settings determine when a request is overdue. */
export interface RequestQuery extends Omit<
  RequestFilter,
  'awaitingReplySince' | 'undelivered' | 'arrivedBefore'
> {
  /** No reply was delivered yet. */
  awaitingReply?: boolean | null;
  /** The same, and it is overdue. */
  overdue?: boolean | null;
  /** It has replies, and none was delivered. */
  replyNotDelivered?: boolean | null;
}

/** Reads visitors' requests for administrators. */
export class RequestService {
  constructor(
    private readonly database: Database,
    private readonly settings: RequestSettingsService,
    private readonly now: () => Date,
  ) {}

  /** One page of requests of both kinds, newest first. */
  async list(_actor: Author, query: RequestPageQuery): Promise<Page<VisitorRequest>> {
    const take = pageSize(query.first);
    const before = query.after ? decodeCursor(query.after, recordIdPattern) : undefined;
    const found = await this.find(await this.filterOf(query.filter), before, take + 1);
    return pageOf(found, query);
  }

  /** The requests that have awaited a reply longest, longest first. */
  async longestAwaiting(_actor: Author): Promise<VisitorRequest[]> {
    const filter = await this.filterOf({ awaitingReply: true });
    return findRequests(this.database.reader, filter, {}, deskLimits.longestAwaitingMax, 'ASC');
  }

  async count(_actor: Author, query: RequestQuery): Promise<number> {
    const filter = await this.filterOf(query);
    const manager = this.database.reader;
    if (!needsScan(filter)) {
      return countRequests(manager, filter);
    }
    const among = await findByRareWords(manager, filter.search);
    if (among !== undefined) {
      return countRequests(manager, filter, { among });
    }
    let total = 0;
    for await (const range of idRanges(manager, filter)) {
      total += await countRequests(manager, filter, range);
    }
    return total;
  }

  /**
   * Every request that matches a filter, newest first, in portions for streaming. The export is
   * recorded first.
   */
  async export(actor: Author, query: RequestQuery): Promise<AsyncIterable<VisitorRequest[]>> {
    const filter = await this.filterOf(query);
    await this.database.write((manager) =>
      recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.REQUEST_EXPORT,
        detail: 'Request list as CSV',
      }),
    );
    return requestPortions(this.database.reader, filter);
  }

  byId(_actor: Author, id: string): Promise<VisitorRequest> {
    return requireRecord(this.database.reader, VisitorRequest, id, deskMessages.requestMissing);
  }

  /** The current waiting times of requests; use one check for a whole list. */
  async replyCheck(): Promise<ReplyStatus> {
    const now = this.now();
    const queuedBefore = queuedTooLongSince(now);
    const { reader } = this.database;
    return new ReplyStatus({
      overdueSince: overdueBefore(now, await this.settings.current()),
      waiting: await undeliveredReplies(reader, { queuedBefore, givenUp: false }),
      undelivered: await undeliveredReplies(reader, { queuedBefore, givenUp: true }),
    });
  }

  private async filterOf(query: RequestQuery | null | undefined): Promise<RequestFilter> {
    const { overdue, awaitingReply, replyNotDelivered, ...filter } = query ?? {};
    const now = this.now();
    const queuedBefore = queuedTooLongSince(now);
    return {
      ...filter,
      ...(overdue || awaitingReply ? { awaitingReplySince: queuedBefore } : {}),
      ...(replyNotDelivered ? { undelivered: { queuedBefore, givenUp: true } } : {}),
      ...(overdue ? { arrivedBefore: overdueBefore(now, await this.settings.current()) } : {}),
    };
  }

  private async find(
    filter: RequestFilter,
    before: string | undefined,
    limit: number,
  ): Promise<VisitorRequest[]> {
    const manager = this.database.reader;
    if (!needsScan(filter)) {
      return findRequests(manager, filter, { below: before }, limit);
    }
    const among = await findByRareWords(manager, filter.search);
    if (among !== undefined) {
      return findRequests(manager, filter, { below: before, among }, limit);
    }
    const found: VisitorRequest[] = [];
    for await (const range of idRanges(manager, filter, { below: before })) {
      found.push(...(await findRequests(manager, filter, range, limit - found.length)));
      if (found.length === limit) {
        break;
      }
    }
    return found;
  }
}
