import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver } from 'type-graphql';
import { preventCaching, type GraphQLContext } from '../graphql/context.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import { Meeting } from './entities/meeting.entity.ts';
import { MeetingInvitation, type VisitorMeetings } from './visitor-meetings.service.ts';

/** A time that a visitor has chosen for a meeting, with the token of its link. */
@ArgsType()
class MeetingTimeArgs {
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

const tokenDescription = 'The last part of the meeting link.';

/** GraphQL resolver for the holder of a meeting link, without a session. */
@Resolver()
export class VisitorMeetingsResolver {
  constructor(
    private readonly visitors: VisitorMeetings,
    /** Counts changes by client. */
    private readonly limiter: AddressLimiter,
  ) {}

  @Query(() => MeetingInvitation, {
    description: 'The options of a meeting link. NOT_FOUND for an invalid token.',
  })
  meetingInvitation(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<MeetingInvitation> {
    preventCaching(context);
    return this.visitors.invitation(token);
  }

  @Query(() => [Date], {
    complexity: 300,
    description:
      'The free times within a period of at most 62 days, in order. NOT_FOUND for an invalid token.',
  })
  meetingTimes(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Arg('from', () => Date, { description: 'Start of the period.' }) from: Date,
    @Arg('to', () => Date, { description: 'End of the period (exclusive).' }) to: Date,
  ): Promise<Date[]> {
    preventCaching(context);
    return this.visitors.times(token, { from, to });
  }

  @Mutation(() => Meeting, {
    description:
      'Books a meeting; both sides are notified by e-mail. CONFLICT when the time is taken or not offered, or there is a meeting already. Limited to 60 per 10 minutes per client address.',
  })
  async bookMeeting(
    @Ctx() { clientAddress }: GraphQLContext,
    @Args(() => MeetingTimeArgs) { token, ...time }: MeetingTimeArgs,
  ): Promise<Meeting> {
    await this.limiter.take(clientAddress);
    return this.visitors.book(token, time);
  }

  @Mutation(() => Meeting, {
    description:
      'Reschedules the meeting; both sides are notified by e-mail. CONFLICT when the time is taken or not offered, or there is no upcoming meeting. Same limit as `bookMeeting`.',
  })
  async rescheduleMeeting(
    @Ctx() { clientAddress }: GraphQLContext,
    @Args(() => MeetingTimeArgs) { token, ...time }: MeetingTimeArgs,
  ): Promise<Meeting> {
    await this.limiter.take(clientAddress);
    return this.visitors.reschedule(token, time);
  }

  @Mutation(() => Meeting, {
    description:
      'Cancels the meeting; both sides are notified by e-mail. CONFLICT when there is no upcoming meeting. Same limit as `bookMeeting`.',
  })
  async cancelMeeting(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<Meeting> {
    await this.limiter.take(clientAddress);
    return this.visitors.cancel(token);
  }
}
