import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MeetingHoursRange } from '../../../schema/meeting-rules.ts';
import { timeZoneMax } from '../../../schema/time-zone.ts';

/** Hours of one weekday in which meetings are offered. */
@ObjectType('MeetingHours', { description: 'Hours of one weekday in which meetings are offered.' })
export class MeetingHours implements MeetingHoursRange {
  @Field(() => Int, { description: '1 is Monday, 7 is Sunday.' })
  weekday!: number;

  @Field({ description: 'A time of day such as "09:00".' })
  from!: string;

  @Field({ description: 'A time of day such as "17:00"; at most "24:00".' })
  to!: string;
}

/** When meetings are offered, as the administrator decided: a single row. */
@ObjectType('MeetingSettings', { description: 'When meetings are offered.' })
@Entity('meeting_settings')
export class MeetingSettings {
  @PrimaryColumn('int')
  id!: number;

  @Field({ description: 'The IANA time zone of the hours and the days off.' })
  @Column('varchar', { length: timeZoneMax })
  timeZone!: string;

  @Field(() => [MeetingHours], {
    description: 'The weekly hours, by weekday and time; without any, no meetings are offered.',
  })
  @Column('simple-json')
  hours!: MeetingHours[];

  @Field(() => Int, { description: 'How long a meeting is.' })
  @Column('int')
  lengthMinutes!: number;

  @Field(() => Int, { description: 'How long nothing is offered after a meeting.' })
  @Column('int')
  gapMinutes!: number;

  @Field(() => Int, { description: 'How many hours ahead a meeting is booked at least.' })
  @Column('int')
  noticeHours!: number;

  @Field(() => Int, { description: 'How many days ahead a meeting is booked at most.' })
  @Column('int')
  daysAhead!: number;

  @Field(() => [String], { description: 'Dates on which nothing is offered, as "2026-12-24".' })
  @Column('simple-json')
  daysOff!: string[];
}
