import { MeetingState } from '../entities/meeting.entity.ts';

/** Somebody as a calendar names them. */
export interface Person {
  name: string;
  address: string;
}

/** What an invitation says. */
export interface InvitationFacts {
  /** The same for all that becomes of one meeting. */
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
  /** The address that the mail comes from, where that is another one. */
  sentBy: string | undefined;
  attendees: readonly Person[];
}

/** An iCalendar part of a mail. */
interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** Names stand in parameters, in which no quotation mark can (RFC 5545, 3.2). */
function parameter(text: string): string {
  return text.replace(/["\\]/g, '’').replace(/\p{Cc}/gu, ' ');
}

/**
 * The iCalendar part of a mail about a meeting (RFC 5545, 5546), with its times in UTC, which every
 * calendar shows by its own clocks. The library is loaded with the first one, since few starts see
 * one.
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
