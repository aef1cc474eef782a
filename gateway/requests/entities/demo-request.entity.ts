import { Field, ObjectType } from 'type-graphql';
import { ChildEntity, Column } from 'typeorm';
import { RequestKind, VisitorRequest } from './visitor-request.entity.ts';

/** A request for a demo (product 3.3). */
@ObjectType('DemoRequest', {
  implements: VisitorRequest,
  description: 'A request for a demo of one or more platforms.',
})
@ChildEntity(RequestKind.DEMO)
export class DemoRequest extends VisitorRequest {
  @Field({ description: 'The person’s needs in HEOR or HTA.' })
  @Column('text')
  message!: string;

  @Field(() => [String], { description: 'Platforms that the person wants to see.' })
  @Column('simple-json')
  platformsToDemo!: string[];
}

export function isDemoRequest(request: VisitorRequest): request is DemoRequest {
  return request.kind === RequestKind.DEMO;
}
