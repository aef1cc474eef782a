import { Field, InputType, Int } from 'type-graphql';
import {
  meetingSettingsRules as rules,
  type MeetingHoursRange,
} from '../../../schema/meeting-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

@InputType('MeetingHoursInput', {
  description: 'Hours of one weekday in which meetings are offered.',
})
class MeetingHoursInput implements MeetingHoursRange {
  @Field(() => Int, { description: '1 is Monday and 7 is Sunday.' })
  weekday!: number;

  @Field({ description: 'A time of day such as "09:00", in steps of five minutes.' })
  from!: string;

  @Field({ description: 'A time of day such as "17:00"; at most "24:00".' })
  to!: string;
}

@InputType('MeetingSettingsInput', { description: 'When meetings are offered.' })
export class MeetingSettingsInput {
  @Field({ description: 'The IANA time zone of the hours and the days off.' })
  @Rule(rules.timeZone)
  timeZone!: string;

  @Field(() => [MeetingHoursInput], {
    description: 'The weekly hours; without any, no meetings are offered.',
  })
  @Rule(rules.hours)
  hours!: MeetingHoursInput[];

  @Field(() => Int, { description: 'The length of a meeting.' })
  @Rule(rules.lengthMinutes)
  lengthMinutes!: number;

  @Field(() => Int, { description: 'The gap after a meeting in which no meeting is offered.' })
  @Rule(rules.gapMinutes)
  gapMinutes!: number;

  @Field(() => Int, { description: 'The minimum number of hours ahead for booking a meeting.' })
  @Rule(rules.noticeHours)
  noticeHours!: number;

  @Field(() => Int, { description: 'The maximum number of days ahead for booking a meeting.' })
  @Rule(rules.daysAhead)
  daysAhead!: number;

  @Field(() => [String], {
    description: 'Dates on which no meetings are offered, as "2026-12-24".',
  })
  @Rule(rules.daysOff)
  daysOff!: string[];
}
