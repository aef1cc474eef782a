import type { RequestSettings } from '../settings/request-settings.entity.ts';
import { RequestStatus, type VisitorRequest } from '../entities/visitor-request.entity.ts';

const hourMs = 3_600_000;

/** A request that is new and arrived before this moment has waited too long. */
export function waitingTooLongSince(
  now: Date,
  { waitingTooLongHours }: Pick<RequestSettings, 'waitingTooLongHours'>,
): Date {
  return new Date(now.getTime() - waitingTooLongHours * hourMs);
}

/** Whether a request has waited too long at a moment. */
export function isOverdue(
  request: VisitorRequest,
  now: Date,
  settings: Pick<RequestSettings, 'waitingTooLongHours'>,
): boolean {
  const since = waitingSince(request);
  return since !== undefined && since < waitingTooLongSince(now, settings);
}

/** Since when a request waits for an answer; undefined once somebody has taken it up. */
export function waitingSince(request: VisitorRequest): Date | undefined {
  return request.status === RequestStatus.NEW ? request.createdAt : undefined;
}
