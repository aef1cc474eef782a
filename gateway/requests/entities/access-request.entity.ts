import { Field, ObjectType } from 'type-graphql';
import { ChildEntity, Column } from 'typeorm';
import { RequestKind, VisitorRequest } from './visitor-request.entity.ts';

/** A request for trial access to Loon Lens (product 3.2). */
@ObjectType('AccessRequest', {
  implements: VisitorRequest,
  description: 'A request for trial access to Loon Lens.',
})
@ChildEntity(RequestKind.ACCESS)
export class AccessRequest extends VisitorRequest {
  @Field({ description: 'The person’s research project.' })
  @Column('text')
  projectDescription!: string;

  @Field({ description: 'One of the five ranges of studies to screen.' })
  @Column('varchar', { length: 20 })
  numberOfStudies!: string;

  @Field({ description: 'Agreed to use the trial exclusively for non-commercial research.' })
  @Column('boolean')
  nonCommercialUse!: boolean;
}

export function isAccessRequest(request: VisitorRequest): request is AccessRequest {
  return request.kind === RequestKind.ACCESS;
}
