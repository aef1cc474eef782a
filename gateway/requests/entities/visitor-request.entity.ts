import { Field, ID, Int, InterfaceType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn, TableInheritance } from 'typeorm';
import { requestLimits as limits } from '../../../schema/limits.ts';
import { requestOutcomes, type RequestOutcome } from '../../../schema/request-outcomes.ts';
import { RequestSource } from './request-source.ts';

export enum RequestKind {
  ACCESS = 'access',
  DEMO = 'demo',
}

/** The progress of a request (product 8.2). */
export enum RequestStatus {
  NEW = 'new',
  CONTACTED = 'contacted',
  CLOSED = 'closed',
}

/** What became of a closed request (product 8.2), by its name in GraphQL. */
export const outcomeEnum = Object.fromEntries(requestOutcomes.map((outcome) => [outcome, outcome]));

registerEnumType(outcomeEnum, {
  name: 'RequestOutcome',
  description: 'What became of a closed request.',
  valuesConfig: {
    WON: { description: 'The person works with Loon.' },
    LOST: { description: 'The person decided otherwise, or did not reply.' },
    NOT_FOR_US: { description: 'It was not a request that Loon serves.' },
  },
});

/** A spam signal found when a request arrived; none refuses the request (product 8.3). */
export enum SpamSignal {
  NO_FORM_TOKEN = 'no form token',
  TOO_FAST = 'too fast',
  DUPLICATE = 'duplicate',
  HONEYPOT_FILLED = 'honeypot filled',
  TOKEN_REPLAYED = 'token replayed',
}

registerEnumType(SpamSignal, {
  name: 'RequestMark',
  description: 'A spam signal found when a request arrived; none refuses the request.',
  valuesConfig: {
    NO_FORM_TOKEN: { description: 'It had no valid form token, like a request from a program.' },
    TOO_FAST: { description: 'It was sent within seconds after the form was opened.' },
    DUPLICATE: { description: 'The same person sent the same text within the last 24 hours.' },
    HONEYPOT_FILLED: {
      description: 'A field that is invisible to people was filled in: suspected spam.',
    },
    TOKEN_REPLAYED: { description: 'Its form token had been used before: suspected spam.' },
  },
});

registerEnumType(RequestKind, {
  name: 'RequestKind',
  description: 'The form that a request came from.',
  valuesConfig: {
    ACCESS: { description: 'The trial form, Request Access to Loon Lens.' },
    DEMO: { description: 'The demo form, Request a Demo.' },
  },
});

registerEnumType(RequestStatus, {
  name: 'RequestStatus',
  description: 'The progress of a request.',
  valuesConfig: {
    NEW: { description: 'It has not been answered yet.' },
    CONTACTED: { description: 'The person has received a reply.' },
    CLOSED: { description: 'Nothing is left to do.' },
  },
});

/**
 * The common fields of both kinds of requests. One table contains both, distinguished by `kind`.
 * The id is a UUIDv7, so that ordering by id is ordering by arrival, using the primary key or one
 * of the named indexes below.
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
// Created by the housekeeping if PostgreSQL has the trigram extension; SQLite uses a separate
// table.
@Index('visitor_request_trigrams', { synchronize: false })
export abstract class VisitorRequest {
  @Field(() => ID, { description: 'Unique id; newer requests have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => RequestKind, { description: 'The form that it came from.' })
  @Column('varchar', { length: 10 })
  kind!: RequestKind;

  @Field({ description: 'Given name.' })
  @Column('varchar', { length: limits.nameMax })
  firstName!: string;

  @Field({ description: 'Family name.' })
  @Column('varchar', { length: limits.nameMax })
  lastName!: string;

  @Field({ description: 'Organisation that the person works for.' })
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

  @Field(() => Date, {
    nullable: true,
    description: 'When the person withdrew the consent to communications; null if they did not.',
  })
  @Column({ type: Date, nullable: true })
  dataCommunicationsWithdrawnAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the person withdrew the consent to processing; null if they did not.',
  })
  @Column({ type: Date, nullable: true })
  dataProcessingWithdrawnAt!: Date | null;

  @Field(() => RequestStatus, { description: 'Its progress.' })
  @Column('varchar', { length: 10, default: RequestStatus.NEW })
  status!: RequestStatus;

  @Field(() => outcomeEnum, {
    nullable: true,
    description: 'What became of it, once it is closed; null if nobody said so.',
  })
  @Column('varchar', { length: 12, nullable: true })
  outcome!: RequestOutcome | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the administrator it is assigned to; null if unassigned.',
  })
  @Column('varchar', { length: 254, nullable: true })
  assignedTo!: string | null;

  /** When it was announced as overdue. */
  @Column({ type: Date, nullable: true })
  alarmedAt!: Date | null;

  @Field({ description: 'When the server accepted it.' })
  @Column({ type: Date })
  createdAt!: Date;

  /** Text in lower case for administrators' search. */
  @Column('text')
  searchText!: string;

  /** The e-mail address in lower case, for finding a person's requests. */
  @Column('varchar', { length: 254, default: '' })
  emailKey!: string;

  /** A hash of kind, person and text, for finding duplicates. */
  @Column('varchar', { length: 64, default: '' })
  fingerprint!: string;

  /** The id of its form token; a second request with the same one is a replay. */
  @Column('varchar', { length: 40, nullable: true })
  formTokenId!: string | null;

  @Field(() => Boolean, { description: 'Whether it is in the Suspects view instead of the inbox.' })
  @Column('boolean', { default: false })
  suspect!: boolean;

  @Field(() => [SpamSignal], { description: 'Spam signals found when it arrived.' })
  @Column('simple-json', { default: '[]' })
  marks!: SpamSignal[];

  /** The version of the consent wordings that the person agreed to; see schema/consent.ts. */
  @Column('varchar', { length: 20, default: '' })
  consentVersion!: string;

  @Field(() => RequestSource, { description: 'Where the person came from.' })
  @Column('simple-json', { default: '{}' })
  source!: RequestSource;

  @Field({ description: 'Administrators’ notes; empty until something is saved.' })
  @Column('text', { default: '' })
  notes!: string;

  @Field(() => Int, {
    description:
      'Increases with each save of the notes; each save refers to the version it was based on.',
  })
  @Column('int', { default: 0 })
  notesVersion!: number;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the administrator who last saved the notes.',
  })
  @Column('varchar', { length: 254, nullable: true })
  notesSavedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the notes were last saved.' })
  @Column({ type: Date, nullable: true })
  notesSavedAt!: Date | null;
}
