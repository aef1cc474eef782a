import { Field, Int, ObjectType } from 'type-graphql';
import { Meeting } from './entities/meeting.entity.ts';
import type { Invitation } from './visitor-meetings.service.ts';

/** What the bearer of a meeting link is shown first. */
@ObjectType('MeetingInvitation', { description: 'What a meeting link offers.' })
export class MeetingInvitation implements Invitation {
  @Field(() => Int, { description: 'How long a meeting is, in minutes.' })
  lengthMinutes!: number;

  @Field({ description: 'The IANA time zone in which the hours are set.' })
  timeZone!: string;

  @Field(() => Int, { description: 'How many days ahead a meeting is booked at most.' })
  daysAhead!: number;

  @Field(() => Meeting, {
    nullable: true,
    description: 'The latest meeting of the link, booked or cancelled; null before there is one.',
  })
  meeting!: Meeting | null;
}
