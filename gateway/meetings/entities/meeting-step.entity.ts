import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { timeZoneMax } from '../../../schema/time-zone.ts';
import type { MeetingState } from './meeting.entity.ts';

/**
 * A meeting that was booked, rescheduled or cancelled, as both sides are told: what a mail says
 * does not change while it waits, whatever becomes of the meeting.
 */
@Entity('meeting_step')
@Index('meeting_step_request', ['requestId'])
@Index('meeting_step_visitor', ['visitorMessageId'], { unique: true })
@Index('meeting_step_team', ['teamMessageId'], { unique: true })
export class MeetingStep {
  @PrimaryColumn('uuid')
  meetingId!: string;

  /** 0 for the booking; each later step has one more. */
  @PrimaryColumn('int')
  sequence!: number;

  @Column('uuid')
  requestId!: string;

  /** The message in the outbox that tells the visitor. */
  @Column('uuid')
  visitorMessageId!: string;

  /** The message in the outbox that tells the site's own people. */
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

  /** When it was done. */
  @Column({ type: Date })
  at!: Date;
}
