import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { RequestStatus } from './visitor-request.entity.ts';

/** One change of a request's status, with its administrator and time. */
@ObjectType('RequestStatusChange', { description: 'One change of a request’s status.' })
@Entity('request_status_change')
@Index('request_status_change_request', ['requestId', 'id'])
export class RequestStatusChange {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  requestId!: string;

  @Field(() => RequestStatus, { description: 'The new status.' })
  @Column('varchar', { length: 10 })
  status!: RequestStatus;

  @Field({ description: 'E-mail address of the administrator who changed it.' })
  @Column('varchar', { length: 254 })
  changedBy!: string;

  @Field({ description: 'When it was changed.' })
  @Column({ type: Date })
  changedAt!: Date;
}
