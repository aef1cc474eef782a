import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { timeZoneMax } from '../../../schema/time-zone.ts';

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
