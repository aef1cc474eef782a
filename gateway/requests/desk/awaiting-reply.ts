import type { RequestSettings } from '../settings/request-settings.entity.ts';
import { RequestStatus, type VisitorRequest } from '../entities/visitor-request.entity.ts';
import { hourMs } from '../../../schema/durations.ts';

/** A request that awaits a reply and arrived before this time is overdue. */
export function overdueBefore(
  now: Date,
  { waitingTooLongHours }: Pick<RequestSettings, 'waitingTooLongHours'>,
): Date {
  return new Date(now.getTime() - waitingTooLongHours * hourMs);
}

interface ReplyFacts {
  /** Requests that arrived before are overdue. */
  overdueSince: Date;
  /** Ids of requests whose replies have been queued too long, with none delivered. */
  waiting: ReadonlySet<string>;
  /** The same, including requests whose replies were stopped. */
  undelivered: ReadonlySet<string>;
}

/** How long requests have awaited a reply, as of one time (product 14.11). */
export class ReplyStatus {
  constructor(private readonly facts: ReplyFacts) {}

  /** Since when a request awaits a reply; undefined if it does not. */
  since({ id, status, createdAt }: VisitorRequest): Date | undefined {
    const awaits =
      status === RequestStatus.NEW ||
      (status === RequestStatus.CONTACTED && this.facts.waiting.has(id));
    return awaits ? createdAt : undefined;
  }

  isOverdue(request: VisitorRequest): boolean {
    const since = this.since(request);
    return since !== undefined && since < this.facts.overdueSince;
  }

  /** Whether a request is open and has replies, but none was delivered. */
  isReplyNotDelivered({ id, status }: VisitorRequest): boolean {
    return status !== RequestStatus.CLOSED && this.facts.undelivered.has(id);
  }
}
