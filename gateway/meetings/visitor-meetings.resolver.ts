import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import { Meeting } from './entities/meeting.entity.ts';
import { MeetingTimeArgs } from './meeting-time.args.ts';
import { MeetingInvitation } from './meeting.types.ts';
import type { Invitation, VisitorMeetings } from './visitor-meetings.service.ts';

const tokenDescription = 'The last part of the meeting link.';

/** What is asked with a token changes at any time, and must not be answered from what is kept. */
function preventCaching({ answer }: GraphQLContext): void {
  if (answer !== undefined) {
    answer.cacheable = false;
  }
}

/** GraphQL side of meetings for whoever bears a link; nobody has to be logged in. */
@Resolver()
export class VisitorMeetingsResolver {
  constructor(
    private readonly visitors: VisitorMeetings,
    /** Counts what changes something, by client. */
    private readonly limiter: AddressLimiter,
  ) {}

  @Query(() => MeetingInvitation, {
    description: 'What a meeting link offers. NOT_FOUND for a token that is not good.',
  })
  meetingInvitation(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<Invitation> {
    preventCaching(context);
    return this.visitors.invitation(token);
  }

  @Query(() => [Date], {
    complexity: 300,
    description:
      'The free times within a span of at most 62 days, in order. NOT_FOUND for a token that is not good.',
  })
  meetingTimes(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Arg('from', () => Date, { description: 'Begin of the span.' }) from: Date,
    @Arg('to', () => Date, { description: 'End of the span (excluded).' }) to: Date,
  ): Promise<Date[]> {
    preventCaching(context);
    return this.visitors.times(token, { from, to });
  }

  @Mutation(() => Meeting, {
    description:
      'Books a meeting; both sides are told by e-mail. CONFLICT when the time is taken or not offered, or there is a meeting already. Limited to 60 per 10 minutes per client address.',
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
      'Gives the meeting another time; both sides are told by e-mail. CONFLICT when the time is taken or not offered, or there is no meeting to come. Limited as `bookMeeting` is.',
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
      'Cancels the meeting; both sides are told by e-mail. CONFLICT when there is no meeting to come. Limited as `bookMeeting` is.',
  })
  async cancelMeeting(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<Meeting> {
    await this.limiter.take(clientAddress);
    return this.visitors.cancel(token);
  }
}
