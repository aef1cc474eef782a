import { registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { v5 as uuidv5 } from 'uuid';
import { peopleLimits } from '../../../schema/people-rules.ts';
import type { Role } from '../../../schema/roles.ts';
import { rowOf } from '../../database/rows.ts';

const personNameMax = 200;

export enum PersonState {
  INVITED = 'INVITED',
  ACTIVE = 'ACTIVE',
}

registerEnumType(PersonState, {
  name: 'PersonState',
  description: 'Whether an invitation has been used.',
  valuesConfig: {
    INVITED: { description: 'The person has not logged in yet. An invitation ends after 14 days.' },
    ACTIVE: { description: 'The person may log in.' },
  },
});

/** A person who may log in, or who is invited to (product 21.3). */
@Entity('person')
export class Person {
  @PrimaryColumn('uuid')
  id!: string;

  /** In lower case; only ASCII occurs. */
  @Index('person_email', { unique: true })
  @Column('varchar', { length: 254 })
  email!: string;

  /** The name that the identity provider reported last. */
  @Column('varchar', { length: personNameMax, nullable: true })
  name!: string | null;

  /** Empty for people who may log in because of the environment only. */
  @Column('simple-json')
  roles!: Role[];

  /** Whether the roles come from the person's groups at the identity provider. */
  @Column('boolean', { default: false })
  byGroups!: boolean;

  @Column('varchar', { length: 10 })
  state!: PersonState;

  @Column({ type: Date, nullable: true })
  invitedAt!: Date | null;

  /** E-mail address of the owner who invited the person. */
  @Column('varchar', { length: 254, nullable: true })
  invitedBy!: string | null;

  /** The outbox message with the invitation. */
  @Column('uuid', { nullable: true })
  invitationMessageId!: string | null;

  /** To the minute. */
  @Column({ type: Date, nullable: true })
  lastSeenAt!: Date | null;
}

/** A row without roles for an address, with an id that every gateway computes alike. */
export function newPerson(email: string): Person {
  return rowOf(Person, {
    id: uuidv5(`mailto:${email}`, uuidv5.URL),
    email,
    name: null,
    roles: [],
    byGroups: false,
    state: PersonState.ACTIVE,
    invitedAt: null,
    invitedBy: null,
    invitationMessageId: null,
    lastSeenAt: null,
  });
}

/** When an invitation made at this time ends. */
export function invitationEnd(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + peopleLimits.invitationMs);
}

/** Whether a person is invited and can still use the invitation. */
export function isInvited({ state, invitedAt }: Person, now: Date): boolean {
  return state === PersonState.INVITED && invitedAt !== null && invitationEnd(invitedAt) > now;
}

/**
 * The roles that a stored person may use now. Roles from groups count only while groups decide
 * about roles, and roles of invitations only while they do not (product 21.5).
 */
export function rolesOf(person: Person | null, groupsDecide: boolean): readonly Role[] {
  return person?.state === PersonState.ACTIVE && person.byGroups === groupsDecide
    ? person.roles
    : [];
}
