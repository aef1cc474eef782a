import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestOutcome } from '../../../schema/request-outcomes.ts';
import { excerptOf } from '../../../schema/post-rules.ts';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor, perOperation, type GraphQLContext } from '../../graphql/context.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { OutboxMessage } from '../../mail/outbox-message.entity.ts';
import type { RequestOverviewService } from '../overview/request-overview.service.ts';
import { RequestOverview } from '../overview/request-overview.types.ts';
import type { RequestDesk } from './request-desk.service.ts';
import { consentsOf } from '../export/request-document.ts';
import { RequestStatusChange } from '../entities/request-status-change.entity.ts';
import type { RequestService } from './request.service.ts';
import { RequestConsent } from './request.types.ts';
import { RequestSettings } from '../settings/request-settings.entity.ts';
import {
  RequestSettingsInput,
  type RequestSettingsService,
} from '../settings/request-settings.service.ts';
import { outcomeEnum, RequestStatus, VisitorRequest } from '../entities/visitor-request.entity.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import type { AccessRequest } from '../entities/access-request.entity.ts';

interface RequestDeskServices {
  requests: RequestService;
  desk: RequestDesk;
  notifications: NotificationsService;
  overview: RequestOverviewService;
  settings: RequestSettingsService;
}

const idsDescription = 'Ids of the requests, at most 500.';

/** GraphQL resolver for the request desk: what administrators read and do (product 8.2). */
@Resolver(() => VisitorRequest)
export class RequestDeskResolver {
  private readonly replyCheck;

  constructor(private readonly services: RequestDeskServices) {
    this.replyCheck = perOperation(() => ({ once: services.requests.replyCheck() }));
  }

  @FieldResolver(() => String, {
    description:
      'The first sentences of its message or project description, at most 160 characters.',
  })
  excerpt(@Root() request: AccessRequest | DemoRequest): string {
    return excerptOf(request instanceof DemoRequest ? request.message : request.projectDescription);
  }

  @FieldResolver(() => [RequestConsent], { description: 'The consents of the visitor.' })
  consents(@Root() request: VisitorRequest): RequestConsent[] {
    return consentsOf(request);
  }

  @FieldResolver(() => [RequestStatusChange], {
    description: 'The history of its status, oldest first; empty if it has never changed.',
  })
  statusChanges(
    @CurrentAuthor() actor: Author,
    @Root() request: VisitorRequest,
  ): Promise<RequestStatusChange[]> {
    return this.services.desk.statusChanges(actor, request.id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Since when it awaits a reply; null if it is not new any more, unless no reply was delivered within ten minutes.',
  })
  async waitingSince(
    @Ctx() context: GraphQLContext,
    @Root() request: VisitorRequest,
  ): Promise<Date | undefined> {
    return (await this.replyCheck(context).once).since(request);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is overdue for a reply.' })
  async overdue(@Ctx() context: GraphQLContext, @Root() request: VisitorRequest): Promise<boolean> {
    return (await this.replyCheck(context).once).isOverdue(request);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it is open and has replies, but none was delivered: one has been queued for more than ten minutes or was stopped.',
  })
  async replyNotDelivered(
    @Ctx() context: GraphQLContext,
    @Root() request: VisitorRequest,
  ): Promise<boolean> {
    return (await this.replyCheck(context).once).isReplyNotDelivered(request);
  }

  @FieldResolver(() => [OutboxMessage], {
    description: 'Its notifications, oldest first, with its confirmation at the end.',
  })
  notifications(
    @CurrentAuthor() actor: Author,
    @Root() request: VisitorRequest,
  ): Promise<OutboxMessage[]> {
    return this.services.notifications.ofRequest(actor, request.id);
  }

  @Mutation(() => [VisitorRequest], {
    description: 'Sets the status of requests and records who did it. Administrator only.',
  })
  setRequestStatus(
    @CurrentAuthor() actor: Author,
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
    @Arg('status', () => RequestStatus, { description: 'The new status.' }) status: RequestStatus,
  ): Promise<VisitorRequest[]> {
    return this.services.desk.setStatus(actor, ids, status);
  }

  @Mutation(() => VisitorRequest, {
    description:
      'Says what became of a closed request, for the report. One that is not closed is a CONFLICT. Administrator only.',
  })
  setRequestOutcome(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
    @Arg('outcome', () => outcomeEnum, { nullable: true, description: 'Null for none.' })
    outcome?: RequestOutcome | null,
  ): Promise<VisitorRequest> {
    return this.services.desk.setOutcome(actor, id, outcome ?? null);
  }

  @Mutation(() => VisitorRequest, {
    description: 'Saves the notes of a request; a stale version is CONFLICT. Administrator only.',
  })
  saveRequestNotes(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
    @Arg('notes', () => String, { description: 'The notes, at most 10,000 characters.' })
    notes: string,
    @Arg('version', () => Int, { description: 'The `notesVersion` when they were read.' })
    version: number,
  ): Promise<VisitorRequest> {
    return this.services.desk.saveNotes(actor, id, { text: notes, version });
  }

  @Query(() => [String], {
    description:
      'E-mail addresses of the people who may be assigned requests: owners and the desk. Administrator only.',
  })
  administrators(@CurrentAuthor() actor: Author): Promise<string[]> {
    return this.services.desk.administrators(actor);
  }

  @Mutation(() => [VisitorRequest], {
    description:
      'Assigns requests to an owner or a person of the desk, or unassigns them, and records who did it. Administrator only.',
  })
  assignRequests(
    @CurrentAuthor() actor: Author,
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
    @Arg('to', () => String, {
      nullable: true,
      description: 'E-mail address of the person; null to unassign.',
    })
    to?: string | null,
  ): Promise<VisitorRequest[]> {
    return this.services.desk.assign(actor, ids, to ?? null);
  }

  @Mutation(() => [VisitorRequest], {
    description:
      'Moves suspected spam to the inbox, and sends notifications for it. Administrator only.',
  })
  moveToInbox(
    @CurrentAuthor() actor: Author,
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
  ): Promise<VisitorRequest[]> {
    return this.services.desk.move(actor, ids, false);
  }

  @Mutation(() => [VisitorRequest], {
    description: 'Moves requests to the Suspects view. Administrator only.',
  })
  moveToSuspects(
    @CurrentAuthor() actor: Author,
    @Arg('ids', () => [ID], { description: idsDescription }) ids: string[],
  ): Promise<VisitorRequest[]> {
    return this.services.desk.move(actor, ids, true);
  }

  @Query(() => RequestOverview, {
    description: 'Statistics of requests. Administrator only.',
  })
  requestOverview(
    @CurrentAuthor() actor: Author,
    @Arg('from', () => Date, {
      nullable: true,
      description: 'Start; by default 90 days before the end.',
    })
    from?: Date | null,
    @Arg('to', () => Date, { nullable: true, description: 'End (exclusive); by default now.' })
    to?: Date | null,
    @Arg('timeZone', () => String, {
      nullable: true,
      description: 'The time zone of the days, such as America/Toronto; by default UTC.',
    })
    timeZone?: string | null,
  ): Promise<RequestOverview> {
    return this.services.overview.overview(actor, { from, to, timeZone });
  }

  @Query(() => RequestSettings, { description: 'The settings for requests. Administrator only.' })
  requestSettings(@CurrentAuthor() actor: Author): Promise<RequestSettings> {
    return this.services.settings.read(actor);
  }

  @Mutation(() => RequestSettings, {
    description: 'Saves the settings for requests. Administrator only.',
  })
  saveRequestSettings(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => RequestSettingsInput, { description: 'The new settings.' })
    input: RequestSettingsInput,
  ): Promise<RequestSettings> {
    return this.services.settings.save(actor, input);
  }
}
