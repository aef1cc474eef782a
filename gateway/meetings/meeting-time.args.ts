import { ArgsType, Field } from 'type-graphql';

/** A time that a visitor has chosen for a meeting, with the token of its link. */
@ArgsType()
export class MeetingTimeArgs {
  @Field({ description: 'The last part of the meeting link.' })
  token!: string;

  @Field(() => Date, { description: 'One of `meetingTimes`.' })
  startsAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The time zone for e-mails; by default that of the settings.',
  })
  timeZone?: string | null;
}
