import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MeetingHoursRange } from '../../../schema/meeting-rules.ts';
import { timeZoneMax } from '../../../schema/time-zone.ts';

@ObjectType('MeetingHours', { description: 'Hours of one weekday in which meetings are offered.' })
class MeetingHours implements MeetingHoursRange {
  @Field(() => Int, { description: '1 is Monday and 7 is Sunday.' })
  weekday!: number;

  @Field({ description: 'A time of day such as "09:00".' })
  from!: string;

  @Field({ description: 'A time of day such as "17:00"; at most "24:00".' })
  to!: string;
}

/** When meetings are offered: a single row. */
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

  @Field(() => Int, { description: 'The length of a meeting.' })
  @Column('int')
  lengthMinutes!: number;

  @Field(() => Int, { description: 'The gap after a meeting in which no meeting is offered.' })
  @Column('int')
  gapMinutes!: number;

  @Field(() => Int, { description: 'The minimum number of hours ahead for booking a meeting.' })
  @Column('int')
  noticeHours!: number;

  @Field(() => Int, { description: 'The maximum number of days ahead for booking a meeting.' })
  @Column('int')
  daysAhead!: number;

  @Field(() => [String], {
    description: 'Dates on which no meetings are offered, as "2026-12-24".',
  })
  @Column('simple-json')
  daysOff!: string[];
}
