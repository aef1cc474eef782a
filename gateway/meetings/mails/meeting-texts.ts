import { DateTime } from 'luxon';
import { OutboxEvent } from '../../mail/outbox-message.entity.ts';
import type { VisitorRequest } from '../../requests/entities/visitor-request.entity.ts';
import type { MeetingStep } from '../entities/meeting.entity.ts';

/** The time of a meeting. */
interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** The day of a meeting in a time zone: "Tuesday, 1 December 2026". */
function dayText({ startsAt }: Pick<Span, 'startsAt'>, zone: string): string {
  return DateTime.fromJSDate(startsAt, { zone }).setLocale('en').toFormat('cccc, d LLLL yyyy');
}

/** Its start and end with the time zone: "10:00–10:30 (Europe/Berlin, UTC+01:00)". */
function hoursText({ startsAt, endsAt }: Span, zone: string): string {
  const [start, end] = [startsAt, endsAt].map((time) => DateTime.fromJSDate(time, { zone }));
  return `${start?.toFormat('HH:mm') ?? ''}–${end?.toFormat('HH:mm') ?? ''} (${zone}, UTC${start?.toFormat('ZZ') ?? ''})`;
}

export interface MailText {
  subject: string;
  text: string;
}

/** The data for both e-mails of a step. */
interface NotifiedStep {
  event: OutboxEvent;
  step: MeetingStep;
  request: VisitorRequest;
  /** The name of the site. */
  brand: string;
}

const toVisitor: Partial<Record<OutboxEvent, { subject: string; sentence: string }>> = {
  [OutboxEvent.MEETING_BOOKED]: { subject: 'Meeting', sentence: 'our meeting is booked:' },
  [OutboxEvent.MEETING_RESCHEDULED]: {
    subject: 'Rescheduled: meeting',
    sentence: 'our meeting has a new time:',
  },
  [OutboxEvent.MEETING_CANCELLED]: {
    subject: 'Cancelled: meeting',
    sentence: 'our meeting at this time is cancelled:',
  },
};

const toTeam: Partial<Record<OutboxEvent, { subject: string; did: string }>> = {
  [OutboxEvent.MEETING_BOOKED]: { subject: 'Meeting booked', did: 'has booked a meeting' },
  [OutboxEvent.MEETING_RESCHEDULED]: {
    subject: 'Meeting rescheduled',
    did: 'has rescheduled the meeting',
  },
  [OutboxEvent.MEETING_CANCELLED]: {
    subject: 'Meeting cancelled',
    did: 'has cancelled the meeting',
  },
};

function nameOf({ firstName, lastName }: VisitorRequest): string {
  return `${firstName} ${lastName}`;
}

/** The e-mail to the visitor; `link` is the page for changing the meeting. */
export function visitorText({ event, step, request, brand }: NotifiedStep, link: string): MailText {
  const { subject = 'Meeting', sentence = '' } = toVisitor[event] ?? {};
  const day = dayText(step, step.timeZone);
  const change =
    event === OutboxEvent.MEETING_CANCELLED
      ? `To choose another time, open:\n${link}`
      : `The calendar invitation is attached. To reschedule or cancel, open:\n${link}`;
  return {
    subject: `${subject} with ${brand} on ${day}`,
    text: [
      `Dear ${request.firstName},`,
      sentence,
      `${day}\n${hoursText(step, step.timeZone)}`,
      change,
      `Kind regards,\nThe ${brand} team\n`,
    ].join('\n\n'),
  };
}

/** The e-mail to the site's own people; `zone` is their time zone, `link` opens the request. */
export function teamText(
  { event, step, request }: NotifiedStep,
  { zone, link }: { zone: string; link: string },
): MailText {
  const { subject = 'Meeting', did = '' } = toTeam[event] ?? {};
  const name = nameOf(request);
  const elsewhere =
    step.timeZone === zone
      ? ''
      : `\nFor ${request.firstName}: ${dayText(step, step.timeZone)}, ${hoursText(step, step.timeZone)}`;
  return {
    subject: `${subject}: ${name}, ${request.affiliation}`,
    text: [
      `${name} (${request.affiliation}) ${did}:`,
      `${dayText(step, zone)}\n${hoursText(step, zone)}${elsewhere}`,
      `Open the request: ${link}\n`,
    ].join('\n\n'),
  };
}
