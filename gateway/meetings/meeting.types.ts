import { Field, Int, ObjectType } from 'type-graphql';
import { Meeting } from './entities/meeting.entity.ts';
import type { Invitation } from './visitor-meetings.service.ts';

@ObjectType('MeetingInvitation', { description: 'The options of a meeting link.' })
export class MeetingInvitation implements Invitation {
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
