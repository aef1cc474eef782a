import { Field, ID, Int, InterfaceType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn, TableInheritance } from 'typeorm';
import { requestLimits as limits } from '../../../schema/limits.ts';
import { RequestSource } from './request-source.ts';

/** Which of the two forms a request came from. */
export enum RequestKind {
  ACCESS = 'access',
  DEMO = 'demo',
}

/** How far the administrator has come with a request (product 8.2). */
export enum RequestStatus {
  NEW = 'new',
  CONTACTED = 'contacted',
  CLOSED = 'closed',
}

/** What the intake noticed about a request; none of them refuses it (product 8.3). */
export enum SpamSignal {
  NO_FORM_TOKEN = 'no form token',
  TOO_FAST = 'too fast',
  DUPLICATE = 'duplicate',
  HONEYPOT_FILLED = 'honeypot filled',
  TOKEN_REPLAYED = 'token replayed',
}

registerEnumType(SpamSignal, {
  name: 'RequestMark',
  description: 'What was noticed about a request when it arrived; none of them refuses it.',
  valuesConfig: {
    NO_FORM_TOKEN: { description: 'It came without a valid form token, as from a program.' },
    TOO_FAST: { description: 'It was sent within seconds of the form being opened.' },
    DUPLICATE: { description: 'The same person sent the same text within the last 24 hours.' },
    HONEYPOT_FILLED: { description: 'A field that people do not see was filled: a suspect.' },
    TOKEN_REPLAYED: { description: 'Its form token had been used before: a suspect.' },
  },
});

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
@Index('visitor_request_view', ['suspect', 'id'])
@Index('visitor_request_view_kind', ['suspect', 'kind', 'id'])
@Index('visitor_request_view_status', ['suspect', 'status', 'id'])
@Index('visitor_request_view_kind_status', ['suspect', 'kind', 'status', 'id'])
@Index('visitor_request_person', ['emailKey', 'suspect', 'id'])
@Index('visitor_request_fingerprint', ['fingerprint', 'id'])
@Index('visitor_request_form_token', ['formTokenId'])
// Made by the housekeeping where PostgreSQL has trigrams; SQLite's is a table of its own.
@Index('visitor_request_trigrams', { synchronize: false })
export abstract class VisitorRequest {
  @Field(() => ID, { description: 'Unique id; newer requests have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => RequestKind, { description: 'Which form it came from.' })
  @Column('varchar', { length: 10 })
  kind!: RequestKind;

  @Field({ description: 'Given name.' })
  @Column('varchar', { length: limits.nameMax })
  firstName!: string;

  @Field({ description: 'Family name.' })
  @Column('varchar', { length: limits.nameMax })
  lastName!: string;

  @Field({ description: 'Organisation the person works for.' })
  @Column('varchar', { length: limits.affiliationMax })
  affiliation!: string;

  @Field({ description: 'Professional e-mail address.' })
  @Column('varchar', { length: limits.emailMax })
  email!: string;

  @Field({ description: 'Professional or research profile.' })
  @Column('varchar', { length: limits.profileUrlMax })
  profileUrl!: string;

  @Field({ description: 'How the person heard about Loon.' })
  @Column('varchar', { length: limits.referralSourceMax })
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

  @Field(() => String, {
    nullable: true,
    description: 'E-mail of the administrator who sees to it; null for nobody.',
  })
  @Column('varchar', { length: 254, nullable: true })
  assignedTo!: string | null;

  /** When it was announced that it waits too long. */
  @Column({ type: Date, nullable: true })
  alarmedAt!: Date | null;

  @Field({ description: 'When the server accepted it.' })
  @Column({ type: Date })
  createdAt!: Date;

  /** Lower-case text that the administrator's search looks through. */
  @Column('text')
  searchText!: string;

  /** The address in lower case, by which a person is found again. */
  @Column('varchar', { length: 254, default: '' })
  emailKey!: string;

  /** A hash of kind, person and text, by which a duplicate is found. */
  @Column('varchar', { length: 64, default: '' })
  fingerprint!: string;

  /** The form token it was sent with; a second request with the same one is a replay. */
  @Column('varchar', { length: 40, nullable: true })
  formTokenId!: string | null;

  @Field(() => Boolean, { description: 'Stands in the Suspects view instead of the inbox.' })
  @Column('boolean', { default: false })
  suspect!: boolean;

  @Field(() => [SpamSignal], { description: 'What was noticed when it arrived.' })
  @Column('simple-json', { default: '[]' })
  marks!: SpamSignal[];

  /** Which wording of the consents the person agreed to; see schema/consent.ts. */
  @Column('varchar', { length: 20, default: '' })
  consentVersion!: string;

  @Field(() => RequestSource, { description: 'Where the person came from.' })
  @Column('simple-json', { default: '{}' })
  source!: RequestSource;

  @Field({ description: 'What the administrator noted; empty until something is saved.' })
  @Column('text', { default: '' })
  notes!: string;

  @Field(() => Int, { description: 'Rises with each save of the notes; a save names it.' })
  @Column('int', { default: 0 })
  notesVersion!: number;

  @Field(() => String, { nullable: true, description: 'E-mail of who saved the notes last.' })
  @Column('varchar', { length: 254, nullable: true })
  notesSavedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the notes were saved last.' })
  @Column({ type: Date, nullable: true })
  notesSavedAt!: Date | null;
}
