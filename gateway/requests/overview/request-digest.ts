import { Between, In } from 'typeorm';
import {
  outcomeNames,
  requestOutcomes,
  type RequestOutcome,
} from '../../../schema/request-outcomes.ts';
import type { Database } from '../../database/database.ts';
import { comparedWith, type DigestPart, type DigestSpan } from '../../site-module.ts';
import type { RequestFilter } from '../desk/request-filter.ts';
import { countRequests } from '../desk/request-slices.ts';
import { queuedTooLongSince } from '../desk/undelivered-replies.ts';
import { overdueBefore } from '../desk/awaiting-reply.ts';
import { firstIdAt } from '../entities/request-ids.ts';
import { RequestStatusChange } from '../entities/request-status-change.entity.ts';
import { RequestKind, RequestStatus, VisitorRequest } from '../entities/visitor-request.entity.ts';
import type { RequestSettingsService } from '../settings/request-settings.service.ts';
import { firstAnswers } from './first-answers.ts';
import { hourMs } from '../../../schema/durations.ts';

/** The maximum number of a week's requests, newest first, for computing reply times. */
const answersLookedAt = 5_000;

function hoursText(ms: number): string {
  const hours = Math.round(ms / hourMs);
  if (hours < 1) return 'less than an hour';
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** The smallest value that at least half of the values do not exceed. */
function medianOf(values: number[]): number | undefined {
  const sorted = values.sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1];
}

/** Requests and reply times for the weekly digest. */
export function requestDigest(
  database: Database,
  settings: RequestSettingsService,
  now: () => Date,
): DigestPart {
  const { reader } = database;
  const count = (filter: RequestFilter): Promise<number> => countRequests(reader, filter);

  /** The median time to first reply for the requests of a week. */
  const repliesMs = async ({ from, to }: DigestSpan): Promise<number | undefined> => {
    const requests = await reader.find(VisitorRequest, {
      where: { suspect: false, id: Between(firstIdAt(from), firstIdAt(to)) },
      select: { id: true, kind: true, createdAt: true },
      order: { id: 'DESC' },
      take: answersLookedAt,
    });
    const arrivals = new Map(requests.map(({ id, createdAt }) => [id, createdAt.getTime()]));
    const times: number[] = [];
    const ids = [...arrivals.keys()];
    for (let begin = 0; begin < ids.length; begin += 500) {
      const answers = await firstAnswers(reader, ids.slice(begin, begin + 500));
      for (const [id, answeredAt] of answers) {
        const arrival = arrivals.get(id);
        if (arrival !== undefined) times.push(answeredAt - arrival);
      }
    }
    return medianOf(times);
  };

  const answered = async (week: DigestSpan, before: DigestSpan): Promise<string[]> => {
    const [time, timeBefore] = [await repliesMs(week), await repliesMs(before)];
    const than = timeBefore === undefined ? '' : ` (previous week: ${hoursText(timeBefore)})`;
    return time === undefined ? [] : [`Median time to first reply: ${hoursText(time)}${than}.`];
  };

  const awaitingReply = async (): Promise<string> => {
    const awaitingReplySince = queuedTooLongSince(now());
    const arrivedBefore = overdueBefore(now(), await settings.current());
    const all = await count({ awaitingReplySince });
    const tooLong = await count({ awaitingReplySince, arrivedBefore });
    return all === 0
      ? 'No requests are awaiting a reply.'
      : `Awaiting a reply: ${all} (${tooLong} overdue).`;
  };

  /** What became of the requests that were closed in a week. */
  const outcomes = async ({ from, to }: DigestSpan): Promise<string[]> => {
    const closed = await reader.find(RequestStatusChange, {
      where: { status: RequestStatus.CLOSED, changedAt: Between(from, to) },
      select: { id: true, requestId: true },
      take: answersLookedAt,
    });
    const ids = [...new Set(closed.map(({ requestId }) => requestId))];
    const counts = new Map<RequestOutcome, number>();
    for (let begin = 0; begin < ids.length; begin += 500) {
      const found = await reader.find(VisitorRequest, {
        where: { id: In(ids.slice(begin, begin + 500)), status: RequestStatus.CLOSED },
        select: { id: true, kind: true, outcome: true },
      });
      for (const { outcome } of found) {
        if (outcome !== null) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
    }
    const words = requestOutcomes
      .filter((outcome) => counts.has(outcome))
      .map((outcome) => `${outcomeNames[outcome].toLowerCase()}: ${counts.get(outcome) ?? 0}`);
    return words.length === 0 ? [] : [`Closed: ${words.join(', ')}.`];
  };

  return {
    heading: 'Requests',
    lines: async (week, before) => {
      const trials = await count({ ...week, kind: RequestKind.ACCESS });
      const demos = await count({ ...week, kind: RequestKind.DEMO });
      const arrived = comparedWith(trials + demos, await count(before));
      return [
        `Received: ${arrived}; trials: ${trials}, demos: ${demos}.`,
        ...(await answered(week, before)),
        await awaitingReply(),
        ...(await outcomes(week)),
      ];
    },
  };
}
