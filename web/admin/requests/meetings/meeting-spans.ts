import { dayMs } from '../../../../schema/durations.ts';

/** A period, in ISO 8601, and which meetings in it count. */
export interface MeetingSpan {
  from: string;
  to: string;
  /** Meetings that have ended by then are past; ISO 8601. */
  now: string;
  past: boolean;
}

/** The maximum length of a meeting, so that a meeting in progress is found. */
const longestMs = dayMs;
/** The server lists at most 366 days per query. */
const days = 365;

/** The next and the previous year, as queried from the server. */
export function meetingSpans(now: Date): { upcoming: MeetingSpan; past: MeetingSpan } {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return {
    upcoming: { from: at(-longestMs), to: at(days * dayMs), now: at(0), past: false },
    past: { from: at(-days * dayMs), to: at(0), now: at(0), past: true },
  };
}

/** The meetings of a period, without those that belong to the other one. */
export function within<Meeting extends { endsAt: string }>(
  meetings: readonly Meeting[],
  { now, past }: MeetingSpan,
): Meeting[] {
  return meetings.filter(({ endsAt }) => Date.parse(endsAt) <= Date.parse(now) === past);
}
