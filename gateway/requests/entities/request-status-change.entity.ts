import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { RequestStatus } from './visitor-request.entity.ts';

/** One step of a request from status to status: who took it, and when. */
@ObjectType('RequestStatusChange', { description: 'One change of a request’s status.' })
@Entity('request_status_change')
@Index('request_status_change_request', ['requestId', 'id'])
export class RequestStatusChange {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  requestId!: string;

  @Field(() => RequestStatus, { description: 'The status it was given.' })
  @Column('varchar', { length: 10 })
  status!: RequestStatus;

  @Field({ description: 'E-mail of who gave it.' })
  @Column('varchar', { length: 254 })
  changedBy!: string;

  @Field({ description: 'When it was given.' })
  @Column({ type: Date })
  changedAt!: Date;
}
