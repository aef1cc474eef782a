import { ArgsType, Field } from 'type-graphql';

/** A time that a visitor has chosen for a meeting, with the link it is chosen by. */
@ArgsType()
export class MeetingTimeArgs {
  @Field({ description: 'The last part of the meeting link.' })
  token!: string;

  @Field(() => Date, { description: 'One of `meetingTimes`.' })
  startsAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The zone in which the mails tell the time; that of the settings.',
  })
  timeZone?: string | null;
}
