import { And, In, LessThan, MoreThanOrEqual, type EntityTarget } from 'typeorm';
import type { Database } from '../database/database.ts';
import { AddressLimiter, type RateLimits } from '../http/rate-limits.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import { mailAddressOf } from '../mail/mail-server.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import type { VisitorRequests } from '../requests/visitor-requests.ts';
import {
  comparedWith,
  type DigestPart,
  type DigestSpan,
  type PersonalRecords,
  type SiteModule,
} from '../site-module.ts';
import { Meeting, MeetingCell, MeetingState, MeetingStep } from './entities/meeting.entity.ts';
import { MeetingMails } from './mails/meeting-mails.ts';
import { MeetingBook } from './meeting-book.ts';
import { MeetingLinks, type OfferedLink } from './meeting-links.ts';
import { MeetingsResolver, RequestMeetingResolver } from './meetings.resolver.ts';
import { MeetingsService } from './meetings.service.ts';
import { MeetingSettingsService } from './settings/meeting-settings.service.ts';
import { OfferedTimes } from './times/offered-times.ts';
import { VisitorMeetingsResolver } from './visitor-meetings.resolver.ts';
import { VisitorMeetings } from './visitor-meetings.service.ts';

function meetingDigest(database: Database): DigestPart {
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

type Row = { requestId: string };

function erasing(table: EntityTarget<Row>): PersonalRecords['erase'] {
  return async (manager, { requestIds }) => {
    const { affected } = await manager.delete(table, { requestId: In(requestIds) });
    return affected ?? 0;
  };
}

/**
 * The meetings of a person's requests; the outbox provides the messages about them. An erased
 * person receives no more e-mails, so that nothing is sent about an erased meeting (product 16.6).
 */
const meetingRecords: PersonalRecords[] = [
  {
    name: 'meetings',
    read: (manager, { requestIds }) =>
      manager.find(Meeting, { where: { requestId: In(requestIds) }, order: { id: 'ASC' } }),
    erase: erasing(Meeting),
  },
  {
    name: 'meetingSteps',
    read: (manager, { requestIds }) =>
      manager.find(MeetingStep, {
        where: { requestId: In(requestIds) },
        order: { meetingId: 'ASC', sequence: 'ASC' },
      }),
    erase: erasing(MeetingStep),
  },
  { name: 'meetingCells', erase: erasing(MeetingCell) },
];

interface MeetingsOptions {
  database: Database;
  requests: VisitorRequests;
  publicUrl: string;
  /** The secret that signs links; the same for every gateway. */
  sessionSecret: string;
  /** The sender of the site's mail, as `Loon <site@…>`. */
  mailFrom: string | undefined;
  /** The name of the site. */
  brand: () => string;
  /** The people who can be assigned a request. */
  assignable: () => Promise<string[]>;
  limits: Pick<RateLimits, 'formsPerAddress'>;
  /** The counters shared by all gateways, if there may be several. */
  shared: SharedLimits | undefined;
  now: () => Date;
}

const meetingEvents = [
  OutboxEvent.MEETING_BOOKED,
  OutboxEvent.MEETING_RESCHEDULED,
  OutboxEvent.MEETING_CANCELLED,
];

/** Meetings with visitors, and the links for booking them. */
export interface Meetings extends SiteModule {
  /** The link for a reply to the visitor of a request, or the reason why there is none. */
  linkFor: (request: VisitorRequest) => Promise<OfferedLink>;
}

/**
 * Composes meetings: when they are offered, how they are booked, and who is notified (product 16).
 */
export function createMeetings(options: MeetingsOptions): Meetings {
  const { database, requests, publicUrl, limits, assignable, shared, now } = options;
  const { outbox, visitorEmails, notices, recipients, answerTo, startOutbox } = requests;
  const sender = mailAddressOf(options.mailFrom);
  const settings = new MeetingSettingsService(database, now);
  const links = new MeetingLinks({
    database,
    publicUrl,
    secret: options.sessionSecret,
    settings,
    requestSettings: requests.settings,
    now,
  });
  const organizer = async (): Promise<string> =>
    (await requests.settings.current()).replyTo ??
    sender ??
    (await recipients())[0] ??
    `meetings@${new URL(publicUrl).hostname}`;
  const mails = new MeetingMails({
    database,
    settings,
    links,
    publicUrl,
    brand: options.brand,
    sender,
    recipients,
    assignable,
    answerTo,
  });
  meetingEvents.forEach((event) => {
    visitorEmails.writtenBy(event, mails.toVisitor);
    notices.writtenBy(event, mails.toTeam);
  });
  const times = new OfferedTimes(settings, now);
  const visitors = new VisitorMeetings({
    database,
    settings,
    links,
    times,
    book: new MeetingBook(outbox, organizer, now),
    onEmails: startOutbox,
    now,
  });
  const service = new MeetingsService(database, times);
  return {
    linkFor: (request) => links.offeredTo(request),
    resolvers: [
      new MeetingsResolver(service, settings),
      new RequestMeetingResolver(service),
      new VisitorMeetingsResolver(
        visitors,
        new AddressLimiter(limits.formsPerAddress, shared?.count('meetings')),
      ),
    ],
    records: meetingRecords,
    digest: meetingDigest(database),
  };
}
