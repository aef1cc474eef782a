import type { EntityManager } from 'typeorm';
import { peopleLimits, peopleMessages as messages } from '../../../schema/people-rules.ts';
import type { Author } from '../../access/actor.ts';
import type { AuditAction } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { rowFrom } from '../../database/rows.ts';
import { Failure } from '../../failure.ts';
import { validated } from '../../validation/validated.ts';
import { deleteMessages } from '../../mail/outbox-deletion.ts';
import type { Invitations } from './invitations.ts';
import { listedPeople, type ConfiguredPeople } from './listed-people.ts';
import { peopleLock } from '../../database/locks.ts';
import { newPerson, Person, PersonState } from './person.entity.ts';
import { InvitePersonInput, ListedPerson, PersonRolesInput } from './person.types.ts';
import { endSessionsOf, sessionsByEmail } from './person-sessions.ts';

interface PeopleServiceOptions {
  database: Database;
  changes: SiteChanges;
  configured: ConfiguredPeople;
  invitations: Invitations;
  now: () => Date;
}

function conflict(message: string): never {
  throw new Failure('CONFLICT', message);
}

/** Owners' management of people and their roles (product 21.3). */
export class PeopleService {
  constructor(private readonly options: PeopleServiceOptions) {}

  /** Everybody who may log in or is invited to, by e-mail address. */
  async list(_actor: Author): Promise<ListedPerson[]> {
    const { database, now } = this.options;
    const sessions = await sessionsByEmail(database.reader, now());
    const people = await this.listed(database.reader);
    return people.map((person) => this.shown(person, sessions.get(person.email)?.length ?? 0));
  }

  /**
   * Invites a person by e-mail.
   * @throws Failure BAD_USER_INPUT with a message per bad field, CONFLICT if the address is in the
   *   list or groups decide about roles.
   */
  async invite(actor: Author, raw: unknown): Promise<ListedPerson> {
    this.requireOwnRoles();
    const { email, roles } = validated(InvitePersonInput, raw);
    const { changes, invitations, now } = this.options;
    const invitedAt = now();
    const person = await changes.write(async (manager) => {
      const present = await this.listed(manager);
      if (present.some((known) => known.email === email)) {
        conflict(messages.present);
      }
      if (present.length >= peopleLimits.peopleMax) {
        throw new Failure('BAD_USER_INPUT', messages.peopleMax);
      }
      await this.discard(manager, await manager.findOneBy(Person, { email }));
      await endSessionsOf(manager, email, invitedAt);
      const invited = rowFrom(Person, newPerson(email), {
        roles,
        state: PersonState.INVITED,
        invitedAt,
        invitedBy: actor.email,
        invitationMessageId: await invitations.add(manager),
      });
      await manager.insert(Person, invited);
      await this.record(manager, 'person.invite', invited, actor.email, roles.join(', '));
      return invited;
    }, peopleLock);
    invitations.send();
    return this.shown(person, 0);
  }

  /**
   * Changes a person's roles, which hold from the next request on (product 21.6).
   * @throws Failure NOT_FOUND for an unknown person, BAD_USER_INPUT for no role, CONFLICT for the
   *   last owner, people set by the environment, and roles that come from groups.
   */
  async saveRoles(actor: Author, id: string, raw: unknown): Promise<ListedPerson> {
    this.requireOwnRoles();
    const { roles } = validated(PersonRolesInput, raw);
    const { changes, now } = this.options;
    return changes.write(async (manager, changed) => {
      const person = await this.changeable(manager, id);
      const saved = Object.assign(person, { roles });
      await manager.update(Person, { id }, { roles });
      await this.requireAnOwner(manager);
      await this.record(manager, 'person.roles', saved, actor.email, roles.join(', '));
      changed({ topic: 'people' });
      const sessions = await sessionsByEmail(manager, now());
      return this.shown(saved, sessions.get(saved.email)?.length ?? 0);
    }, peopleLock);
  }

  /**
   * Removes a person, or withdraws an invitation, and ends the person's sessions.
   * @throws Failure NOT_FOUND for an unknown person, CONFLICT for the last owner and people set by
   *   the environment.
   */
  async remove(actor: Author, id: string): Promise<void> {
    const { changes, now } = this.options;
    await changes.write(async (manager, changed) => {
      const person = await this.changeable(manager, id);
      await this.discard(manager, person);
      await this.requireAnOwner(manager);
      await endSessionsOf(manager, person.email, now());
      await this.record(manager, 'person.remove', person, actor.email);
      changed({ topic: 'people' });
    }, peopleLock);
  }

  /**
   * Ends all sessions of a person and resolves with their number.
   * @throws Failure NOT_FOUND for an unknown person.
   */
  async endSessions(actor: Author, id: string): Promise<number> {
    const { changes, now } = this.options;
    return changes.write(async (manager, changed) => {
      const person = await this.known(manager, id);
      const ended = await endSessionsOf(manager, person.email, now());
      await this.record(manager, 'person.sessions', person, actor.email, String(ended));
      changed({ topic: 'people' });
      return ended;
    }, peopleLock);
  }

  private listed(manager: EntityManager): Promise<Person[]> {
    return listedPeople(manager, this.options.configured, this.options.now());
  }

  private async known(manager: EntityManager, id: string): Promise<Person> {
    const person = (await this.listed(manager)).find((each) => each.id === id);
    if (person === undefined) {
      throw new Failure('NOT_FOUND', messages.missing);
    }
    return person;
  }

  private async changeable(manager: EntityManager, id: string): Promise<Person> {
    const person = await this.known(manager, id);
    return this.isSet(person) ? conflict(messages.byEnvironment) : person;
  }

  private isSet({ email }: Person): boolean {
    return this.options.configured.owners.includes(email);
  }

  private requireOwnRoles(): void {
    if (this.options.configured.groupsDecide) {
      conflict(messages.byGroups);
    }
  }

  /** Checks a change in its transaction: somebody who may log in must remain an owner. */
  private async requireAnOwner(manager: EntityManager): Promise<void> {
    const people = await this.listed(manager);
    const isOwner = ({ state, roles }: Person): boolean =>
      state === PersonState.ACTIVE && roles.includes('OWNER');
    if (!people.some(isOwner)) {
      conflict(messages.lastOwner);
    }
  }

  /** Deletes the row of a person, and the invitation. */
  private async discard(manager: EntityManager, person: Person | null): Promise<void> {
    if (person !== null) {
      await deleteMessages(manager, [person.invitationMessageId]);
      await manager.delete(Person, { id: person.id });
    }
  }

  private shown(person: Person, sessions: number): ListedPerson {
    return Object.assign(new ListedPerson(), person, {
      sessions,
      setByEnvironment: this.isSet(person),
    });
  }

  private record(
    manager: EntityManager,
    action: AuditAction,
    { id, email }: Person,
    by: string,
    detail?: string,
  ): Promise<void> {
    const subject = { kind: 'person', id, label: email } as const;
    return recordAction(manager, { at: this.options.now(), by, action, subject, detail });
  }
}
