import DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { requireAuthor } from '../access/policy.ts';
import { CurrentAuthor, perOperation, type GraphQLContext } from '../graphql/context.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { Meeting } from './entities/meeting.entity.ts';
import type { MeetingsService } from './meetings.service.ts';
import { MeetingSettings } from './settings/meeting-settings.entity.ts';
import { MeetingSettingsInput } from './settings/meeting-settings.input.ts';
import type { MeetingSettingsService } from './settings/meeting-settings.service.ts';

/** Adds the latest meeting to a request. */
@Resolver(() => VisitorRequest)
export class RequestMeetingResolver {
  private readonly loader;

  constructor(service: MeetingsService) {
    this.loader = perOperation(
      () => new DataLoader((ids: readonly string[]) => service.latestOf(ids)),
    );
  }

  @FieldResolver(() => Meeting, {
    nullable: true,
    description: 'The latest meeting that its visitor booked; null before there is one.',
  })
  async meeting(
    @Ctx() context: GraphQLContext,
    @Root() request: VisitorRequest,
  ): Promise<Meeting | undefined> {
    requireAuthor(context.actor);
    return this.loader(context).load(request.id);
  }
}

/** GraphQL resolver for administrators' view of meetings. */
@Resolver(() => Meeting)
export class MeetingsResolver {
  private readonly requestLoader;

  constructor(
    private readonly service: MeetingsService,
    private readonly settings: MeetingSettingsService,
  ) {
    this.requestLoader = perOperation(
      () => new DataLoader((ids: readonly string[]) => service.requestsOf(ids)),
    );
  }

  @Query(() => [Meeting], {
    complexity: 100,
    description:
      'Meetings that start within a period of at most 366 days, booked and cancelled, in order, at most 1,000. Administrator only.',
  })
  meetings(
    @CurrentAuthor() actor: Author,
    @Arg('from', () => Date, { description: 'Start of the period.' }) from: Date,
    @Arg('to', () => Date, { description: 'End of the period (exclusive).' }) to: Date,
  ): Promise<Meeting[]> {
    return this.service.list(actor, { from, to });
  }

  @FieldResolver(() => VisitorRequest, {
    nullable: true,
    description: 'The request of the meeting; null once it is erased. Administrator only.',
  })
  async request(
    @Ctx() context: GraphQLContext,
    @Root() meeting: Meeting,
  ): Promise<VisitorRequest | undefined> {
    requireAuthor(context.actor);
    return this.requestLoader(context).load(meeting.requestId);
  }

  @Query(() => MeetingSettings, { description: 'When meetings are offered. Administrator only.' })
  meetingSettings(@CurrentAuthor() actor: Author): Promise<MeetingSettings> {
    return this.settings.read(actor);
  }

  @Query(() => Boolean, {
    description: 'Whether a reply can offer a meeting: weekly hours are set. Administrator only.',
  })
  meetingsOffered(@CurrentAuthor() actor: Author): Promise<boolean> {
    return this.settings.areOffered(actor);
  }

  @Query(() => [Date], {
    complexity: 300,
    description:
      'The next free times with these settings, which are not saved: at most 60, within 62 days after the notice. Administrator only.',
  })
  nextMeetingTimes(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => MeetingSettingsInput, { description: 'The settings to preview.' })
    input: MeetingSettingsInput,
  ): Promise<Date[]> {
    return this.service.nextTimes(actor, input);
  }

  @Mutation(() => MeetingSettings, {
    description:
      'Saves when meetings are offered; booked meetings do not change. Administrator only.',
  })
  saveMeetingSettings(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => MeetingSettingsInput, { description: 'The new settings.' })
    input: MeetingSettingsInput,
  ): Promise<MeetingSettings> {
    return this.settings.save(actor, input);
  }
}
