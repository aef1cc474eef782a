import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { meetingLimits } from '../../../schema/meeting-rules.ts';
import { timeZoneMax } from '../../../schema/time-zone.ts';

/**
 * Five minutes of a meeting, or of the gap after it. The primary key prevents overlapping meetings,
 * whatever the settings were when each was booked: if two visitors book the same time, even on
 * different gateways, the database refuses one.
 */
@Entity('meeting_cell')
export class MeetingCell {
  /** The number of five-minute steps since 1970. */
  @PrimaryColumn('int')
  cell!: number;

  @Index('meeting_cell_request')
  @Column('uuid')
  requestId!: string;
}

const cellMs = meetingLimits.stepMinutes * 60_000;

/** The cell that contains a time. */
export function cellAt(time: number): number {
  return Math.floor(time / cellMs);
}

/** The cells that a span covers; its end is exclusive. */
export function cellsOf(from: number, to: number): number[] {
  const first = cellAt(from);
  return Array.from({ length: Math.ceil(to / cellMs) - first }, (_none, index) => first + index);
}

export enum MeetingState {
  BOOKED = 'booked',
  CANCELLED = 'cancelled',
}

registerEnumType(MeetingState, {
  name: 'MeetingState',
  description: 'The state of a meeting.',
  valuesConfig: {
    BOOKED: { description: 'It takes place or has taken place.' },
    CANCELLED: { description: 'The visitor has cancelled it.' },
  },
});

@ObjectType('Meeting', { description: 'A meeting with the visitor who sent a request.' })
@Entity('meeting')
@Index('meeting_order', ['requestId', 'ordinal'], { unique: true })
@Index('meeting_start', ['startsAt', 'id'])
export class Meeting {
  @Field(() => ID, {
    description: 'Unique id; it does not change when the meeting is rescheduled or cancelled.',
  })
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  requestId!: string;

  /** 1 for the first meeting of a request. Two meetings cannot have the same number. */
  @Column('int')
  ordinal!: number;

  @Field({ description: 'When it starts.' })
  @Column({ type: Date })
  startsAt!: Date;

  @Field({ description: 'When it ends.' })
  @Column({ type: Date })
  endsAt!: Date;

  @Field({ description: 'The time zone of the visitor’s e-mails.' })
  @Column('varchar', { length: timeZoneMax })
  timeZone!: string;

  @Field(() => MeetingState, { description: 'Its state.' })
  @Column('varchar', { length: 10 })
  state!: MeetingState;

  /**
   * The address that invites the visitor. It does not change, so that calendars recognize the
   * meeting.
   */
  @Column('varchar', { length: 254 })
  organizer!: string;

  /** The SEQUENCE of the latest invitation (RFC 5545): 0 for the booking itself. */
  @Column('int')
  sequence!: number;
}

/**
 * The booking, rescheduling or cancellation of a meeting, as both sides are notified of it: the
 * content of an e-mail does not change while it is queued, even if the meeting does.
 */
@Entity('meeting_step')
@Index('meeting_step_request', ['requestId'])
@Index('meeting_step_visitor', ['visitorMessageId'], { unique: true })
@Index('meeting_step_team', ['teamMessageId'], { unique: true })
export class MeetingStep {
  @PrimaryColumn('uuid')
  meetingId!: string;

  /** 0 for the booking, and one more for each later step. */
  @PrimaryColumn('int')
  sequence!: number;

  @Column('uuid')
  requestId!: string;

  /** The outbox message that notifies the visitor. */
  @Column('uuid')
  visitorMessageId!: string;

  /** The outbox message that notifies the site's own people. */
  @Column('uuid')
  teamMessageId!: string;

  @Column('varchar', { length: 10 })
  state!: MeetingState;

  @Column({ type: Date })
  startsAt!: Date;

  @Column({ type: Date })
  endsAt!: Date;

  @Column('varchar', { length: timeZoneMax })
  timeZone!: string;

  /** When it happened. */
  @Column({ type: Date })
  at!: Date;
}
