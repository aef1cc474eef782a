import { dayMs } from '../../../../schema/durations.ts';

/** A stretch of time, both as ISO 8601, and what of it counts. */
export interface MeetingSpan {
  from: string;
  to: string;
  /** Meetings that are over by then are past; ISO 8601. */
  now: string;
  past: boolean;
}

/** No meeting lasts longer, so that one under way is found. */
const longestMs = dayMs;
/** The server lists 366 days at once. */
const days = 365;

/** The year to come and the year before, as they are asked for. */
export function meetingSpans(now: Date): { upcoming: MeetingSpan; past: MeetingSpan } {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return {
    upcoming: { from: at(-longestMs), to: at(days * dayMs), now: at(0), past: false },
    past: { from: at(-days * dayMs), to: at(0), now: at(0), past: true },
  };
}

/** The meetings of a span, without those that belong to the other one. */
export function within<Meeting extends { endsAt: string }>(
  meetings: readonly Meeting[],
  { now, past }: MeetingSpan,
): Meeting[] {
  return meetings.filter(({ endsAt }) => Date.parse(endsAt) <= Date.parse(now) === past);
}
