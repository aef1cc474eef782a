import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { timeZoneMax } from '../../../schema/time-zone.ts';

/** How a meeting stands. */
export enum MeetingState {
  BOOKED = 'booked',
  CANCELLED = 'cancelled',
}

registerEnumType(MeetingState, {
  name: 'MeetingState',
  description: 'How a meeting stands.',
  valuesConfig: {
    BOOKED: { description: 'It takes place, or has taken place.' },
    CANCELLED: { description: 'The visitor has cancelled it.' },
  },
});

/** A meeting with the visitor who sent a request, as it stands now. */
@ObjectType('Meeting', { description: 'A meeting with the visitor who sent a request.' })
@Entity('meeting')
@Index('meeting_order', ['requestId', 'ordinal'], { unique: true })
@Index('meeting_start', ['startsAt', 'id'])
export class Meeting {
  @Field(() => ID, { description: 'Unique id; the same after it was rescheduled or cancelled.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  requestId!: string;

  /** 1 for the first meeting of a request. Of two with the same number, one is not stored. */
  @Column('int')
  ordinal!: number;

  @Field({ description: 'When it begins.' })
  @Column({ type: Date })
  startsAt!: Date;

  @Field({ description: 'When it ends.' })
  @Column({ type: Date })
  endsAt!: Date;

  @Field({ description: 'The time zone in which the visitor is told of it.' })
  @Column('varchar', { length: timeZoneMax })
  timeZone!: string;

  @Field(() => MeetingState, { description: 'How it stands.' })
  @Column('varchar', { length: 10 })
  state!: MeetingState;

  /** The address that invites the visitor, the same as long as it is one meeting for calendars. */
  @Column('varchar', { length: 254 })
  organizer!: string;

  /** Of the invitation that was sent last (RFC 5545, SEQUENCE): 0 for the booking itself. */
  @Column('int')
  sequence!: number;
}
