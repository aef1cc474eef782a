import { Field, ID, InterfaceType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn, TableInheritance } from 'typeorm';

/** Which of the two forms a request came from. */
export enum RequestKind {
  ACCESS = 'access',
  DEMO = 'demo',
}

/** How far the administrator has come with a request (contract §6 item 13). */
export enum RequestStatus {
  NEW = 'new',
  CONTACTED = 'contacted',
  CLOSED = 'closed',
}

registerEnumType(RequestKind, {
  name: 'RequestKind',
  description: 'Which of the two forms a request came from.',
  valuesConfig: {
    ACCESS: { description: 'The trial form, Request Access to Loon Lens.' },
    DEMO: { description: 'The demo form, Request a Demo.' },
  },
});

registerEnumType(RequestStatus, {
  name: 'RequestStatus',
  description: 'How far the administrator has come with a request.',
  valuesConfig: {
    NEW: { description: 'Nobody has answered yet.' },
    CONTACTED: { description: 'The person has been written to.' },
    CLOSED: { description: 'Nothing is left to do.' },
  },
});

/**
 * What both kinds of request have in common. One table holds both, told apart by `kind`. The id
 * is a UUIDv7, so that ordering by id is ordering by arrival, from the primary key or one of the
 * named indexes below.
 */
@InterfaceType('VisitorRequest', {
  description: 'A request that a visitor sent through one of the two forms.',
  resolveType: (value: VisitorRequest) =>
    value.kind === RequestKind.ACCESS ? 'AccessRequest' : 'DemoRequest',
})
@Entity('visitor_request')
@TableInheritance({ column: { name: 'kind', type: 'varchar', length: 10 } })
@Index('visitor_request_kind', ['kind', 'id'])
@Index('visitor_request_status', ['status', 'id'])
@Index('visitor_request_kind_status', ['kind', 'status', 'id'])
@Index('visitor_request_email', ['email'])
export abstract class VisitorRequest {
  @Field(() => ID, { description: 'Unique id; newer requests have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => RequestKind, { description: 'Which form it came from.' })
  @Column('varchar', { length: 10 })
  kind!: RequestKind;

  @Field({ description: 'Given name.' })
  @Column('varchar', { length: 100 })
  firstName!: string;

  @Field({ description: 'Family name.' })
  @Column('varchar', { length: 100 })
  lastName!: string;

  @Field({ description: 'Organisation the person works for.' })
  @Column('varchar', { length: 200 })
  affiliation!: string;

  @Field({ description: 'Professional e-mail address.' })
  @Column('varchar', { length: 254 })
  email!: string;

  @Field({ description: 'Professional or research profile.' })
  @Column('varchar', { length: 500 })
  profileUrl!: string;

  @Field({ description: 'How the person heard about Loon.' })
  @Column('varchar', { length: 500 })
  referralSource!: string;

  @Field({ description: 'Agreed to project updates and communications.' })
  @Column('boolean')
  dataCommunicationsConsent!: boolean;

  @Field({ description: 'Agreed to data storage and processing.' })
  @Column('boolean')
  dataProcessingConsent!: boolean;

  @Field(() => RequestStatus, { description: 'How far the administrator has come with it.' })
  @Column('varchar', { length: 10, default: RequestStatus.NEW })
  status!: RequestStatus;

  @Field({ description: 'When the server accepted it.' })
  @Column({ type: Date })
  createdAt!: Date;

  /** Lower-case text that the administrator's search looks through. */
  @Column('text')
  searchText!: string;
}
