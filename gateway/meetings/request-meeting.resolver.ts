import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireAuthor } from '../access/policy.ts';
import { perOperation, type GraphQLContext } from '../graphql/context.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { Meeting } from './entities/meeting.entity.ts';
import type { MeetingsService } from './meetings.service.ts';

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
