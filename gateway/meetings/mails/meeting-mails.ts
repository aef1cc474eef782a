import type { Database } from '../../database/database.ts';
import { htmlDocument, paragraphs } from '../../mail/html-text.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../../mail/visitor-email-channel.ts';
import type { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import { VisitorRequest } from '../../requests/entities/visitor-request.entity.ts';
import { Meeting, MeetingStep } from '../entities/meeting.entity.ts';
import type { MeetingLinks } from '../meeting-links.ts';
import type { MeetingSettingsService } from '../settings/meeting-settings.service.ts';
import { invitation, type Person } from './invitation.ts';
import { teamText, visitorText, type MailText } from './meeting-texts.ts';

interface MeetingMailsOptions {
  database: Database;
  settings: MeetingSettingsService;
  links: MeetingLinks;
  publicUrl: string;
  /** The name of the site. */
  brand: () => string;
  /** The sender address of the site's e-mail. */
  sender: string | undefined;
  /** The people who are notified of requests. */
  recipients: () => Promise<string[]>;
  /** The people who can be assigned a request. */
  assignable: () => Promise<string[]>;
  /** The reply-to address for visitors. */
  answerTo: () => Promise<string | undefined>;
}

/** The subject of a message. */
interface Found {
  step: MeetingStep;
  meeting: Meeting;
  request: VisitorRequest;
}

/** Writes the e-mails about meetings to both sides, each with an invitation (product 16.4). */
export class MeetingMails {
  constructor(private readonly options: MeetingMailsOptions) {}

  /** The e-mail to the visitor; undefined if the meeting was erased. */
  readonly toVisitor: VisitorEmailWriter = async (message) => {
    const found = await this.find({ visitorMessageId: message.id });
    if (found === undefined) {
      return undefined;
    }
    const { links, brand, answerTo } = this.options;
    const { request } = found;
    const visitor = personOf(request);
    const link = links.addressFor(request.id);
    const text = visitorText({ event: message.event, brand: brand(), ...found }, link);
    const replyTo = await answerTo();
    return {
      to: visitor,
      ...(replyTo === undefined ? {} : { replyTo }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(await this.bodies(text, found, {
        organizer: found.meeting.organizer,
        attendees: [visitor],
        link,
      })),
    };
  };

  /**
   * The e-mail to the assignee of the request, unless that person may not see requests any more, or
   * to those who are notified of requests.
   */
  readonly toTeam: VisitorEmailWriter = async (message: OutboxMessage) => {
    const found = await this.find({ teamMessageId: message.id });
    if (found === undefined) {
      return undefined;
    }
    const { settings, publicUrl, brand, recipients, assignable, sender } = this.options;
    const { request, meeting } = found;
    const { assignedTo } = request;
    const isReachable = assignedTo !== null && (await assignable()).includes(assignedTo);
    const to = isReachable ? [assignedTo] : await recipients();
    const { timeZone: zone } = await settings.current();
    const link = `${publicUrl}/blog-admin?tab=requests&request=${request.id}`;
    const text = teamText({ event: message.event, brand: brand(), ...found }, { zone, link });
    // Outlook does not ask an organizer to accept, so the site itself invites its own people.
    const organizer = sender ?? meeting.organizer;
    const own = to
      .filter((address) => address !== organizer)
      .map((address) => ({ name: address, address }));
    const visitor = personOf(request);
    return {
      to,
      replyTo: visitor,
      ...(await this.bodies(text, found, { organizer, attendees: [visitor, ...own], link })),
    };
  };

  private async bodies(
    { subject, text }: MailText,
    { step, meeting, request }: Found,
    { organizer, attendees, link }: { organizer: string; attendees: Person[]; link: string },
  ): Promise<Pick<VisitorEmail, 'subject' | 'text' | 'html' | 'icalEvent'>> {
    const { brand, sender } = this.options;
    const { state, sequence, startsAt, endsAt, at } = step;
    const calendar = await invitation({
      uid: meeting.id,
      sequence,
      state,
      startsAt,
      endsAt,
      at,
      summary: `${brand()} and ${personOf(request).name}`,
      description: link,
      organizer: { name: brand(), address: organizer },
      sentBy: sender === organizer ? undefined : sender,
      attendees,
    });
    return {
      subject,
      text,
      html: htmlDocument([paragraphs(text.trimEnd())]),
      icalEvent: { ...calendar, filename: 'invitation.ics' },
    };
  }

  private async find(
    where: Pick<MeetingStep, 'visitorMessageId'> | Pick<MeetingStep, 'teamMessageId'>,
  ): Promise<Found | undefined> {
    const { reader } = this.options.database;
    const step = await reader.findOneBy(MeetingStep, where);
    if (step === null) {
      return undefined;
    }
    const [meeting, request] = await Promise.all([
      reader.findOneBy(Meeting, { id: step.meetingId }),
      reader.findOneBy(VisitorRequest, { id: step.requestId }),
    ]);
    return meeting === null || request === null ? undefined : { step, meeting, request };
  }
}

function personOf({ firstName, lastName, email }: VisitorRequest): Person {
  return { name: `${firstName} ${lastName}`, address: email };
}
