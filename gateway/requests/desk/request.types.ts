import { ArgsType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { ConsentName } from '../../../schema/consent.ts';
import { connectionTypes } from '../../graphql/connection-types.ts';
import { PageArgs } from '../../graphql/page-args.ts';
import { AccessRequest } from '../entities/access-request.entity.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import { RequestListView } from './request-filter.ts';
import type { RequestQuery } from './request.service.ts';
import { RequestKind, RequestStatus, VisitorRequest } from '../entities/visitor-request.entity.ts';

registerEnumType(RequestListView, {
  name: 'RequestListView',
  description: 'The two views of the list of requests.',
  valuesConfig: {
    INBOX: { description: 'What people sent, marked or not.' },
    SUSPECTS: { description: 'A filled honeypot or a replayed form token.' },
  },
});

/** The answer to a form that was accepted. */
@ObjectType('RequestReceipt', { description: 'The answer to a form that was accepted.' })
export class RequestReceipt {
  @Field(() => Boolean, { description: 'Always true; a refusal is an error.' })
  success!: true;

  @Field(() => ID, { description: 'Id under which the request is kept.' })
  id!: string;
}

/** A consent as it was given. */
@ObjectType('RequestConsent', { description: 'A consent with the wording the person agreed to.' })
export class RequestConsent {
  @Field(() => String, { description: 'Name of the form’s field.' })
  name!: ConsentName;

  @Field({ description: 'The exact wording that was shown.' })
  wording!: string;

  @Field({ description: 'Version of the wording: the day it came into force.' })
  version!: string;

  @Field(() => Boolean, { description: 'Whether the person agreed.' })
  agreed!: boolean;
}

/** What the administrator's lists may be narrowed to. */
@InputType('RequestFilter', { description: 'What a list of requests is narrowed to.' })
export class RequestFilterInput implements RequestQuery {
  @Field(() => RequestListView, {
    nullable: true,
    description: 'The inbox unless the suspects are asked for.',
  })
  view?: RequestListView | null;

  @Field(() => RequestKind, { nullable: true, description: 'Only requests of one form.' })
  kind?: RequestKind | null;

  @Field(() => RequestStatus, { nullable: true, description: 'Only requests in one status.' })
  status?: RequestStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only requests that this administrator sees to, by their e-mail address.',
  })
  assignedTo?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only requests that nobody sees to.' })
  unassigned?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only demo requests for this platform.' })
  platform?: string | null;

  @Field(() => String, { nullable: true, description: 'Only trial requests of this range.' })
  numberOfStudies?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only requests with this utm_source; "Not known" for those without one.',
  })
  source?: string | null;

  @Field(() => String, { nullable: true, description: 'Only requests opened by this button.' })
  button?: string | null;

  @Field(() => String, { nullable: true, description: 'Only requests that this article led to.' })
  article?: string | null;

  @Field(() => Date, { nullable: true, description: 'Only requests that arrived then or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only requests that arrived before.' })
  to?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only requests that await a reply: new ones, and those of which no reply was delivered within ten minutes.',
  })
  awaitingReply?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only requests that have awaited a reply for too long.',
  })
  overdue?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only open requests that were replied to, but no reply was delivered: one waits for more than ten minutes, or was given up.',
  })
  replyNotDelivered?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Words that must all occur in a request.' })
  search?: string | null;
}

const newestFirst = 'newest first';

/** Pages of requests of both kinds. */
export const VisitorRequestConnection = connectionTypes(
  'VisitorRequest',
  VisitorRequest,
  newestFirst,
);
/** Pages of trial requests. */
export const AccessRequestConnection = connectionTypes('AccessRequest', AccessRequest, newestFirst);
/** Pages of demo requests. */
export const DemoRequestConnection = connectionTypes('DemoRequest', DemoRequest, newestFirst);

/** Which page of which requests is wanted. */
@ArgsType()
export class RequestListArgs extends PageArgs {
  @Field(() => RequestFilterInput, { nullable: true, description: 'What the list is narrowed to.' })
  filter?: RequestFilterInput | null;
}
