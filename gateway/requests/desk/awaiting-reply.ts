import type { RequestSettings } from '../settings/request-settings.entity.ts';
import { RequestStatus, type VisitorRequest } from '../entities/visitor-request.entity.ts';

const hourMs = 3_600_000;

/** A request that awaits a reply and arrived before this moment has waited too long. */
export function overdueBefore(
  now: Date,
  { waitingTooLongHours }: Pick<RequestSettings, 'waitingTooLongHours'>,
): Date {
  return new Date(now.getTime() - waitingTooLongHours * hourMs);
}

interface WaitingFacts {
  /** What arrived before has waited too long. */
  overdueSince: Date;
  /** Ids of requests whose replies have been queued too long, none delivered. */
  waiting: ReadonlySet<string>;
  /** The same, and those whose replies were given up. */
  undelivered: ReadonlySet<string>;
}

/** How long requests have waited, as of one moment (product 14.11). */
export class WaitingCheck {
  constructor(private readonly facts: WaitingFacts) {}

  /** Since when a request awaits a reply; undefined once somebody has taken it up. */
  since({ id, status, createdAt }: VisitorRequest): Date | undefined {
    const awaits =
      status === RequestStatus.NEW ||
      (status === RequestStatus.CONTACTED && this.facts.waiting.has(id));
    return awaits ? createdAt : undefined;
  }

  /** Whether a request has waited too long. */
  isOverdue(request: VisitorRequest): boolean {
    const since = this.since(request);
    return since !== undefined && since < this.facts.overdueSince;
  }

  /** Whether a request is open that was replied to without any reply arriving. */
  isReplyNotDelivered({ id, status }: VisitorRequest): boolean {
    return status !== RequestStatus.CLOSED && this.facts.undelivered.has(id);
  }
}
