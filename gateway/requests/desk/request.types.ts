import { ArgsType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { ConsentName } from '../../../schema/consent.ts';
import { connectionTypes, PageArgs } from '../../graphql/connection.ts';
import { AccessRequest } from '../entities/access-request.entity.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import { RequestListView } from './request-filter.ts';
import type { RequestQuery } from './request.service.ts';
import { RequestKind, RequestStatus, VisitorRequest } from '../entities/visitor-request.entity.ts';

registerEnumType(RequestListView, {
  name: 'RequestListView',
  description: 'The two views of the list of requests.',
  valuesConfig: {
    INBOX: { description: 'Requests from people, with or without spam signals.' },
    SUSPECTS: { description: 'Suspected spam: a filled honeypot or a replayed form token.' },
  },
});

@ObjectType('RequestReceipt', { description: 'The response to an accepted form.' })
export class RequestReceipt {
  @Field(() => Boolean, { description: 'Always true; a refused form returns an error.' })
  success!: true;

  @Field(() => ID, { description: 'Id of the stored request.' })
  id!: string;
}

@ObjectType('RequestConsent', {
  description: 'A consent with the wording that the person agreed to.',
})
export class RequestConsent {
  @Field(() => String, { description: 'Name of the form field.' })
  name!: ConsentName;

  @Field({ description: 'The exact wording.' })
  wording!: string;

  @Field({ description: 'Version of the wording: the day from which it applies.' })
  version!: string;

  @Field(() => Boolean, { description: 'Whether the person agreed.' })
  agreed!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When the person withdrew it; null if they did not.',
  })
  withdrawnAt!: Date | null;
}

@InputType('RequestFilter', { description: 'Filters of a list of requests.' })
class RequestFilterInput implements RequestQuery {
  @Field(() => RequestListView, {
    nullable: true,
    description: 'The inbox by default.',
  })
  view?: RequestListView | null;

  @Field(() => RequestKind, { nullable: true, description: 'Only requests of one form.' })
  kind?: RequestKind | null;

  @Field(() => RequestStatus, { nullable: true, description: 'Only requests in one status.' })
  status?: RequestStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only requests assigned to this administrator, by e-mail address.',
  })
  assignedTo?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only unassigned requests.' })
  unassigned?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only demo requests for this platform.' })
  platform?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only trial requests with this range of studies.',
  })
  numberOfStudies?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only requests with this utm_source; "Not known" for those without one.',
  })
  source?: string | null;

  @Field(() => String, { nullable: true, description: 'Only requests opened by this button.' })
  button?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only requests that came from this article.',
  })
  article?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only requests that arrived at this time or later.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only requests that arrived before this time.',
  })
  to?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Only requests that are not closed.' })
  open?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only requests that await a reply: new ones, and those for which no reply was delivered within ten minutes.',
  })
  awaitingReply?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only requests that are overdue for a reply.',
  })
  overdue?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only open requests that have replies, but none was delivered: one has been queued for more than ten minutes or was stopped.',
  })
  replyNotDelivered?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only requests whose person withdrew the consent to processing, which asks to erase the data.',
  })
  processingWithdrawn?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Words that must all occur in a request.' })
  search?: string | null;
}

const newestFirst = 'newest first';

export const VisitorRequestConnection = connectionTypes(
  'VisitorRequest',
  VisitorRequest,
  newestFirst,
);
export const AccessRequestConnection = connectionTypes('AccessRequest', AccessRequest, newestFirst);
export const DemoRequestConnection = connectionTypes('DemoRequest', DemoRequest, newestFirst);

@ArgsType()
export class RequestListArgs extends PageArgs {
  @Field(() => RequestFilterInput, { nullable: true, description: 'Filters of the list.' })
  filter?: RequestFilterInput | null;
}
