import { MeetingState } from '../entities/meeting.entity.ts';

export interface Person {
  name: string;
  address: string;
}

interface InvitationFacts {
  /** The same for all steps of one meeting. */
  uid: string;
  sequence: number;
  state: MeetingState;
  startsAt: Date;
  endsAt: Date;
  /** When it was booked, rescheduled or cancelled. */
  at: Date;
  summary: string;
  description: string;
  organizer: Person;
  /** The sender address of the e-mail, if it is a different one. */
  sentBy: string | undefined;
  attendees: readonly Person[];
}

/** The iCalendar part of an e-mail. */
interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** Names are parameters, which cannot contain quotation marks (RFC 5545, 3.2). */
function parameter(text: string): string {
  return text.replace(/["\\]/g, '’').replace(/\p{Cc}/gu, ' ');
}

/**
 * The iCalendar part of an e-mail about a meeting (RFC 5545, 5546), with times in UTC, which
 * calendars convert. The library is loaded on first use, because most starts need none.
 */
export async function invitation(facts: InvitationFacts): Promise<CalendarPart> {
  const {
    default: ical,
    ICalAttendeeStatus,
    ICalCalendarMethod,
    ICalEventStatus,
    ICalEventTransparency,
  } = await import('ical-generator');
  const cancelled = facts.state === MeetingState.CANCELLED;
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const { organizer, sentBy, sequence, summary, description, uid } = facts;
  const calendar = ical({ prodId: { company: 'Loon', product: 'Meetings' }, method });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: facts.at,
    start: facts.startsAt,
    end: facts.endsAt,
    summary,
    description,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: {
      name: parameter(organizer.name),
      email: organizer.address,
      ...(sentBy === undefined ? {} : { sentBy }),
    },
    attendees: facts.attendees.map(({ name, address }) => ({
      name: parameter(name),
      email: address,
      rsvp: !cancelled,
      status: ICalAttendeeStatus.NEEDSACTION,
    })),
  });
  return { method: cancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}
