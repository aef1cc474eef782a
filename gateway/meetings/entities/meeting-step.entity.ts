import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { timeZoneMax } from '../../../schema/time-zone.ts';
import type { MeetingState } from './meeting.entity.ts';

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
