import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import {
  meetingLimits as limits,
  meetingMessages as messages,
} from '../../schema/meeting-rules.ts';
import { insertRows, rowFrom, rowOf } from '../database/rows.ts';
import { Failure } from '../failure.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import { announce } from '../mail/webhook-announcement.ts';
import type { Outbox } from '../mail/outbox.ts';
import {
  cellsOf,
  Meeting,
  MeetingCell,
  MeetingState,
  MeetingStep,
} from './entities/meeting.entity.ts';
import type { OfferedSpan } from './times/offered-times.ts';

/** The latest meeting of a request, booked or cancelled. */
export function latestMeeting(manager: EntityManager, requestId: string): Promise<Meeting | null> {
  return manager.findOne(Meeting, { where: { requestId }, order: { ordinal: 'DESC' } });
}

/**
 * Stores changes of meetings in the given transaction: the meeting, its time, and the messages that
 * notify both sides.
 */
export class MeetingBook {
  constructor(
    private readonly outbox: Outbox,
    /** The address that sends invitations. */
    private readonly organizer: () => Promise<string>,
    private readonly now: () => Date,
  ) {}

  /**
   * Books a meeting after the latest one of the same request.
   * @throws Failure CONFLICT when there were too many changes; a database error when the time is
   *   taken.
   */
  async add(
    manager: EntityManager,
    { requestId, latest, span }: { requestId: string; latest: Meeting | null; span: OfferedSpan },
  ): Promise<Meeting> {
    const { startsAt, endsAt, timeZone } = span;
    const meeting = rowOf(Meeting, {
      id: uuidv7(),
      requestId,
      ordinal: (latest?.ordinal ?? 0) + 1,
      startsAt,
      endsAt,
      timeZone,
      state: MeetingState.BOOKED,
      organizer: await this.organizer(),
      sequence: 0,
    });
    await insertRows(manager, Meeting, meeting);
    await this.take(manager, requestId, span);
    await this.notify(manager, meeting, OutboxEvent.MEETING_BOOKED);
    await announce(manager, {
      event: 'meeting.booked',
      at: this.now(),
      requestId,
      data: {
        id: meeting.id,
        requestId,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        timeZone,
      },
    });
    return meeting;
  }

  /**
   * Reschedules a meeting.
   * @throws the same errors as `add`.
   */
  async move(manager: EntityManager, meeting: Meeting, span: OfferedSpan): Promise<Meeting> {
    const { startsAt, endsAt, timeZone } = span;
    const moved = await this.change(manager, meeting, { startsAt, endsAt, timeZone });
    await this.take(manager, meeting.requestId, span);
    await this.notify(manager, moved, OutboxEvent.MEETING_RESCHEDULED);
    return moved;
  }

  /** Cancels a meeting and frees its time. */
  async cancel(manager: EntityManager, meeting: Meeting): Promise<Meeting> {
    const cancelled = await this.change(manager, meeting, { state: MeetingState.CANCELLED });
    await manager.delete(MeetingCell, { requestId: meeting.requestId });
    await this.notify(manager, cancelled, OutboxEvent.MEETING_CANCELLED);
    return cancelled;
  }

  private async change(
    manager: EntityManager,
    meeting: Meeting,
    changes: Partial<Pick<Meeting, 'startsAt' | 'endsAt' | 'timeZone' | 'state'>>,
  ): Promise<Meeting> {
    const changed = { ...changes, sequence: meeting.sequence + 1 };
    await manager.update(Meeting, { id: meeting.id }, changed);
    return rowFrom(Meeting, meeting, changed);
  }

  /** Reserves the time of a span, and frees the previous time of the request's meeting. */
  private async take(
    manager: EntityManager,
    requestId: string,
    { startsAt, freeAgainAt }: OfferedSpan,
  ): Promise<void> {
    if ((await manager.countBy(MeetingStep, { requestId })) >= limits.changesMax) {
      throw new Failure('CONFLICT', messages.tooManyChanges);
    }
    await manager.delete(MeetingCell, { requestId });
    const cells = cellsOf(startsAt.getTime(), freeAgainAt.getTime());
    await insertRows(
      manager,
      MeetingCell,
      cells.map((cell) => ({ cell, requestId })),
    );
  }

  private async notify(
    manager: EntityManager,
    { id, requestId, sequence, state, startsAt, endsAt, timeZone }: Meeting,
    event: OutboxEvent,
  ): Promise<void> {
    const message = { event, requestId };
    const toVisitor = await this.outbox.addVisitorEmail(manager, message);
    const toTeam = await this.outbox.notice(manager, message);
    await insertRows(manager, MeetingStep, {
      meetingId: id,
      sequence,
      requestId,
      visitorMessageId: toVisitor.id,
      teamMessageId: toTeam.id,
      state,
      startsAt,
      endsAt,
      timeZone,
      at: this.now(),
    });
  }
}
