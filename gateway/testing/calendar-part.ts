import ICAL from 'ical.js';

/** An invitation, parsed by a different library from the one that wrote it. */
export interface ReadInvitation {
  /** As in the header of the part. */
  contentMethod: string;
  method: string;
  uid: string;
  sequence: number;
  status: string;
  startsAt: string;
  endsAt: string;
  stamp: string;
  summary: string;
  organizer: string;
  organizerName: string;
  attendees: string[];
  attendeeNames: string[];
  /** The unparsed part. */
  text: string;
}

/** The headers and the decoded body of a mail's calendar part, at any depth. */
function calendarPartOf(raw: string): { headers: string; text: string } {
  const parts = raw.split(/\r\n--[^\r\n]+\r\n/);
  for (const part of parts) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const headers = head.replace(/\r\n[ \t]+/g, ' ');
    if (/^content-type: text\/calendar/im.test(headers)) {
      const body = rest.join('\r\n\r\n').split(/\r\n--/)[0] ?? '';
      const encoding = /^content-transfer-encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase();
      return { headers, text: decoded(body, encoding) };
    }
  }
  throw new Error('There is no calendar part.');
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') {
    return Buffer.from(body, 'base64').toString('utf8');
  }
  if (encoding === 'quoted-printable') {
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  }
  return body;
}

/** Parses the invitation in a mail. */
export function invitationIn(raw: string): ReadInvitation {
  const { headers, text } = calendarPartOf(raw);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (component === undefined || others.length > 0) {
    throw new Error('An invitation is to one event.');
  }
  const value = (name: string): string => String(component.getFirstPropertyValue(name));
  const time = (name: string): string =>
    (component.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString();
  const organizer = component.getFirstProperty('organizer');
  const attendees = component.getAllProperties('attendee');
  return {
    contentMethod: /method=(\w+)/i.exec(headers)?.[1] ?? '',
    method: String(calendar.getFirstPropertyValue('method')),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    startsAt: time('dtstart'),
    endsAt: time('dtend'),
    stamp: time('dtstamp'),
    summary: value('summary'),
    organizer: value('organizer').toLowerCase(),
    organizerName: String(organizer?.getParameter('cn')),
    attendees: attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    attendeeNames: attendees.map((attendee) => String(attendee.getParameter('cn'))),
    text,
  };
}
