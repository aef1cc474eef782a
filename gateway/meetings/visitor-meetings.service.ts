import { Field, Int, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import {
  meetingLimits as limits,
  meetingMessages as messages,
  spanProblem,
  visitorZoneRule,
} from '../../schema/meeting-rules.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/database-faults.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { requestsLock } from '../database/locks.ts';
import { Meeting, MeetingState } from './entities/meeting.entity.ts';
import { latestMeeting, type MeetingBook } from './meeting-book.ts';
import type { MeetingLinks } from './meeting-links.ts';
import type { MeetingSettingsService } from './settings/meeting-settings.service.ts';
import type { OfferedSpan, OfferedTimes } from './times/offered-times.ts';

interface VisitorMeetingsOptions {
  database: Database;
  settings: MeetingSettingsService;
  links: MeetingLinks;
  times: OfferedTimes;
  book: MeetingBook;
  /** Called after a message was added to the outbox. */
  onEmails: () => void;
  now: () => Date;
}

@ObjectType('MeetingInvitation', { description: 'The options of a meeting link.' })
export class MeetingInvitation {
  @Field(() => Int, { description: 'The length of a meeting, in minutes.' })
  lengthMinutes!: number;

  @Field({ description: 'The IANA time zone of the weekly hours.' })
  timeZone!: string;

  @Field(() => Int, { description: 'The maximum number of days ahead for booking a meeting.' })
  daysAhead!: number;

  @Field(() => Meeting, {
    nullable: true,
    description: 'The latest meeting of the link, booked or cancelled; null before there is one.',
  })
  meeting!: Meeting | null;
}

/** The time that a visitor has chosen. */
interface WantedMeeting {
  startsAt: Date;
  /** The time zone for the visitor's e-mails; by default that of the settings. */
  timeZone?: unknown;
}

/** The request of a link, and its latest meeting. */
interface Bearer {
  requestId: string;
  latest: Meeting | null;
}

/** Books meetings for the holders of links (product 16.3). */
export class VisitorMeetings {
  constructor(private readonly options: VisitorMeetingsOptions) {}

  /**
   * The options of a link, and its latest meeting.
   * @throws Failure NOT_FOUND for an invalid token.
   */
  async invitation(token: string): Promise<MeetingInvitation> {
    const { links, settings, database } = this.options;
    const { reader } = database;
    const { id } = await links.requestOf(reader, token);
    const { lengthMinutes, timeZone, daysAhead } = await settings.current();
    return { lengthMinutes, timeZone, daysAhead, meeting: await latestMeeting(reader, id) };
  }

  /**
   * The free times between `from` and `to` (exclusive), in order. A meeting that is booked with the
   * same link does not block any time, but its own time is not offered again.
   * @throws Failure NOT_FOUND for an invalid token, BAD_USER_INPUT for too long a period.
   */
  async times(token: string, span: { from: Date; to: Date }): Promise<Date[]> {
    const { links, times, database } = this.options;
    const { reader } = database;
    const { id } = await links.requestOf(reader, token);
    const problem = spanProblem(span, { days: limits.timesDaysMax, message: messages.span });
    if (problem !== undefined) {
      throw fieldFailure('to', problem);
    }
    const meeting = await latestMeeting(reader, id);
    const own = meeting?.state === MeetingState.BOOKED ? meeting.startsAt.getTime() : undefined;
    const free = await times.free(reader, id, span);
    return free.filter((time) => time !== own).map((time) => new Date(time));
  }

  /**
   * Books a meeting and sends e-mails to both sides. Repeating the call resolves with the existing
   * meeting and sends nothing.
   * @throws Failure NOT_FOUND for an invalid token, CONFLICT for a time that is taken or not
   *   offered, or while there is another meeting, BAD_USER_INPUT for an unknown time zone.
   */
  async book(token: string, wanted: WantedMeeting): Promise<Meeting> {
    const zone = zoneOf(wanted);
    return this.write(token, async (manager, { requestId, latest }) => {
      if (latest !== null && this.takesPlace(latest)) {
        if (latest.startsAt.getTime() === wanted.startsAt.getTime()) {
          return latest;
        }
        throw new Failure('CONFLICT', messages.alreadyBooked);
      }
      const span = await this.spanOf(manager, requestId, { ...wanted, zone });
      return this.options.book.add(manager, { requestId, latest, span });
    });
  }

  /**
   * Reschedules the meeting and sends e-mails to both sides; the same time again changes nothing.
   * @throws Failure as `book` does, and CONFLICT when there is no meeting to change.
   */
  async reschedule(token: string, wanted: WantedMeeting): Promise<Meeting> {
    const zone = zoneOf(wanted);
    return this.write(token, async (manager, { requestId, latest }) => {
      const meeting = this.changeable(latest);
      if (meeting.startsAt.getTime() === wanted.startsAt.getTime()) {
        return meeting;
      }
      const span = await this.spanOf(manager, requestId, { ...wanted, zone });
      return this.options.book.move(manager, meeting, span);
    });
  }

  /**
   * Cancels the meeting and sends e-mails to both sides; a cancelled meeting does not change.
   * @throws Failure NOT_FOUND for an invalid token, CONFLICT when there is no meeting or it has
   *   started.
   */
  cancel(token: string): Promise<Meeting> {
    return this.write(token, async (manager, { latest }) =>
      latest?.state === MeetingState.CANCELLED
        ? latest
        : this.options.book.cancel(manager, this.changeable(latest)),
    );
  }

  /**
   * Makes a change for the holder of a token, in one transaction with the reads that it depends on.
   */
  private async write(
    token: string,
    work: (manager: EntityManager, bearer: Bearer) => Promise<Meeting>,
  ): Promise<Meeting> {
    const { database, links, onEmails } = this.options;
    try {
      const meeting = await database.write(async (manager) => {
        const { id } = await links.requestOf(manager, token);
        return work(manager, { requestId: id, latest: await latestMeeting(manager, id) });
      }, requestsLock);
      onEmails();
      return meeting;
    } catch (error) {
      // The database decides who books a time.
      throw isUniqueViolation(error) ? new Failure('CONFLICT', messages.taken) : error;
    }
  }

  private async spanOf(
    manager: EntityManager,
    requestId: string,
    { startsAt, zone }: { startsAt: Date; zone: string | undefined },
  ): Promise<OfferedSpan> {
    const span = await this.options.times.spanAt(manager, requestId, startsAt);
    return { ...span, timeZone: zone ?? span.timeZone };
  }

  private takesPlace({ state, endsAt }: Meeting): boolean {
    return state === MeetingState.BOOKED && endsAt > this.options.now();
  }

  private changeable(latest: Meeting | null): Meeting {
    if (latest?.state !== MeetingState.BOOKED) {
      throw new Failure('CONFLICT', messages.nothingBooked);
    }
    if (latest.startsAt <= this.options.now()) {
      throw new Failure('CONFLICT', messages.begun);
    }
    return latest;
  }
}

function zoneOf({ timeZone }: WantedMeeting): string | undefined {
  const read = visitorZoneRule.safeParse(timeZone);
  if (!read.success) {
    throw fieldFailure('timeZone', messages.timeZone);
  }
  return read.data;
}
