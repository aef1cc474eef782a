import { And, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Database } from '../database/database.ts';
import { comparedWith, type DigestPart, type DigestSpan } from '../site-module.ts';
import { Meeting, MeetingState } from './entities/meeting.entity.ts';

/** Meetings for the weekly digest. */
export function meetingDigest(database: Database): DigestPart {
  const booked = ({ from, to }: DigestSpan): Promise<number> =>
    database.reader.countBy(Meeting, {
      state: MeetingState.BOOKED,
      startsAt: And(MoreThanOrEqual(from), LessThan(to)),
    });
  return {
    heading: 'Meetings',
    lines: async (week, before) => {
      const weekMs = week.to.getTime() - week.from.getTime();
      const next = { from: week.to, to: new Date(week.to.getTime() + weekMs) };
      return [
        `Took place: ${comparedWith(await booked(week), await booked(before))}.`,
        `Booked for next week: ${await booked(next)}.`,
      ];
    },
  };
}
