import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionTypes } from '../graphql/connection-types.ts';
import { AccessRequest } from './access-request.entity.ts';
import { DemoRequest } from './demo-request.entity.ts';
import type { RequestFilter } from './request.service.ts';
import { RequestKind, RequestStatus, VisitorRequest } from './visitor-request.entity.ts';

/** The answer to a form that was accepted. */
@ObjectType('RequestReceipt', { description: 'The answer to a form that was accepted.' })
export class RequestReceipt {
  @Field(() => Boolean, { description: 'Always true; a refusal is an error.' })
  success!: true;

  @Field(() => ID, { description: 'Id under which the request is kept.' })
  id!: string;
}

/** What the administrator's lists may be narrowed to. */
@InputType('RequestFilter', { description: 'What a list of requests is narrowed to.' })
export class RequestFilterInput implements RequestFilter {
  @Field(() => RequestKind, { nullable: true, description: 'Only requests of one form.' })
  kind?: RequestKind | null;

  @Field(() => RequestStatus, { nullable: true, description: 'Only requests in one status.' })
  status?: RequestStatus | null;

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
