import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { connectionOf, counted, idOf, type CountedConnection } from '../graphql/connection.ts';
import { CurrentAuthor, type GraphQLContext } from '../graphql/context.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import { AccessRequestInput, DemoRequestInput } from './intake/request.inputs.ts';
import type { RequestIntake } from './intake/request-intake.service.ts';
import { RequestOriginInput } from './intake/request-origin.input.ts';
import type { RequestPageQuery, RequestService } from './desk/request.service.ts';
import {
  AccessRequestConnection,
  DemoRequestConnection,
  RequestListArgs,
  RequestReceipt,
  VisitorRequestConnection,
} from './desk/request.types.ts';
import { RequestKind, VisitorRequest } from './entities/visitor-request.entity.ts';

const originDescription = 'How and from where it is sent; all of it optional.';

/** GraphQL resolver for visitors' requests (product 9.6). */
@Resolver()
export class RequestResolver {
  constructor(
    private readonly requests: RequestService,
    private readonly intake: RequestIntake,
    private readonly limiter: AddressLimiter,
  ) {}

  @Mutation(() => String, {
    description:
      'A token for a form that is being opened, valid for one request within a day. A mutation, because its response must never be cached.',
  })
  issueFormToken(): string {
    return this.intake.issueFormToken();
  }

  @Mutation(() => RequestReceipt, {
    description: 'Sends the trial form. Limited to 60 per 10 minutes per client address.',
  })
  async submitAccessRequest(
    @Arg('input', () => AccessRequestInput, { description: 'The completed form.' })
    input: AccessRequestInput,
    @Ctx() context: GraphQLContext,
    @Arg('origin', () => RequestOriginInput, { nullable: true, description: originDescription })
    origin?: RequestOriginInput | null,
  ): Promise<RequestReceipt> {
    await this.limiter.take(context.clientAddress);
    const { id } = await this.intake.submitAccessRequest(input, origin, context.clientAddress);
    return { success: true, id };
  }

  @Mutation(() => RequestReceipt, {
    description: 'Sends the demo form. Limited to 60 per 10 minutes per client address.',
  })
  async submitDemoRequest(
    @Arg('input', () => DemoRequestInput, { description: 'The completed form.' })
    input: DemoRequestInput,
    @Ctx() context: GraphQLContext,
    @Arg('origin', () => RequestOriginInput, { nullable: true, description: originDescription })
    origin?: RequestOriginInput | null,
  ): Promise<RequestReceipt> {
    await this.limiter.take(context.clientAddress);
    const { id } = await this.intake.submitDemoRequest(input, origin, context.clientAddress);
    return { success: true, id };
  }

  @Query(() => VisitorRequestConnection, {
    description: 'Requests of both kinds, newest first. Administrator only.',
  })
  visitorRequests(
    @CurrentAuthor() actor: Author,
    @Args(() => RequestListArgs) wanted: RequestListArgs,
  ): Promise<CountedConnection<VisitorRequest>> {
    return this.page(actor, wanted);
  }

  @Query(() => [VisitorRequest], {
    description:
      'The requests that have awaited a reply longest, longest first, at most 5. Administrator only.',
  })
  requestsAwaitingReply(@CurrentAuthor() actor: Author): Promise<VisitorRequest[]> {
    return this.requests.longestAwaiting(actor);
  }

  @Query(() => AccessRequestConnection, {
    description: 'Trial requests, newest first. Administrator only.',
  })
  accessRequests(
    @CurrentAuthor() actor: Author,
    @Args(() => RequestListArgs) wanted: RequestListArgs,
  ): Promise<CountedConnection<VisitorRequest>> {
    return this.page(actor, wanted, RequestKind.ACCESS);
  }

  @Query(() => DemoRequestConnection, {
    description: 'Demo requests, newest first. Administrator only.',
  })
  demoRequests(
    @CurrentAuthor() actor: Author,
    @Args(() => RequestListArgs) wanted: RequestListArgs,
  ): Promise<CountedConnection<VisitorRequest>> {
    return this.page(actor, wanted, RequestKind.DEMO);
  }

  @Query(() => VisitorRequest, { description: 'One request. Administrator only.' })
  visitorRequest(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
  ): Promise<VisitorRequest> {
    return this.requests.byId(actor, id);
  }

  private async page(
    actor: Author,
    wanted: RequestPageQuery,
    kind?: RequestKind,
  ): Promise<CountedConnection<VisitorRequest>> {
    const filter = { ...wanted.filter, ...(kind ? { kind } : {}) };
    const page = await this.requests.list(actor, { ...wanted, filter });
    return counted(connectionOf(page, idOf), () => this.requests.count(actor, filter));
  }
}
