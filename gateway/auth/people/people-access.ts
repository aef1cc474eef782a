import type { EntityManager } from 'typeorm';
import { roles as allRoles, type Role } from '../../../schema/roles.ts';
import { anonymous, type Actor } from '../../access/actor.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { rowFrom } from '../../database/rows.ts';
import { foldedEmail, type Identity } from '../identity.ts';
import type { Person as LoggedIn } from '../openid/person.ts';
import type { SessionContent } from '../session/session-content.ts';
import { deleteMessages } from '../../mail/outbox-deletion.ts';
import { peopleLock } from '../../database/locks.ts';
import { isInvited, newPerson, Person, PersonState, rolesOf } from './person.entity.ts';

interface PeopleAccessOptions {
  identity: Pick<Identity, 'administrators' | 'groupRoles'>;
  database: Database;
  clock: () => number;
}

/** Who may log in, and what the person of a session may do (product 21.3). */
export class PeopleAccess {
  constructor(private readonly options: PeopleAccessOptions) {}

  /** The provider whose sessions count. */
  get issuer(): string {
    return this.options.identity.administrators.issuer;
  }

  /**
   * The actor of a session. Roles are read each time, so that a person who was removed, or whose
   * provider is no longer in use, is anonymous although the session still exists (product 21.6).
   * Owners whom the environment sets need no query, others one.
   */
  async actorOf(session: SessionContent | undefined): Promise<Actor> {
    const known = session?.administrator;
    const email = foldedEmail(known?.email ?? '');
    if (known === undefined || known.issuer !== this.issuer || email === undefined) {
      return anonymous;
    }
    const { firstName, name } = known;
    const actor = { kind: 'administrator', email: known.email, firstName } as const;
    if (this.options.identity.administrators.includes(email)) {
      return { ...actor, name, roles: ['OWNER'] };
    }
    const person = await this.options.database.reader.findOneBy(Person, { email });
    const roles = rolesOf(person, this.groupsDecide);
    return roles.length === 0
      ? anonymous
      : { ...actor, name: name ?? person?.name ?? undefined, roles };
  }

  /**
   * Whether a person may log in. Stores the name and, where groups decide, the roles; uses an
   * invitation. The audit log records the login or its refusal.
   */
  admit(person: LoggedIn): Promise<boolean> {
    const at = new Date(this.options.clock());
    return this.options.database.write(async (manager) => {
      const admitted = await this.store(manager, person, at);
      await recordAction(manager, {
        at,
        by: person.email,
        ...(admitted
          ? { action: 'login' }
          : { action: 'login.refused', detail: 'Not on the list of administrators' }),
      });
      return admitted;
    }, peopleLock);
  }

  private get groupsDecide(): boolean {
    return this.options.identity.groupRoles !== undefined;
  }

  private async store(manager: EntityManager, person: LoggedIn, at: Date): Promise<boolean> {
    const email = foldedEmail(person.email);
    if (email === undefined) {
      return false;
    }
    const isSet = this.options.identity.administrators.includes(email);
    const stored = await manager.findOneBy(Person, { email });
    const grant = this.grantAtLogin(stored, person, at);
    if (!isSet && grant.roles.length === 0) {
      if (stored?.byGroups === true) {
        await manager.delete(Person, { id: stored.id });
      }
      return false;
    }
    if (stored !== null) {
      await deleteMessages(manager, [stored.invitationMessageId]);
    }
    const row = rowFrom(Person, stored ?? newPerson(email), {
      ...grant,
      name: person.name ?? stored?.name ?? null,
      state: PersonState.ACTIVE,
      invitationMessageId: null,
      lastSeenAt: at,
    });
    await manager.upsert(Person, row, ['id']);
    return true;
  }

  /** The roles that a login gives, apart from those that the environment sets. */
  private grantAtLogin(
    stored: Person | null,
    { groups = [] }: LoggedIn,
    at: Date,
  ): Pick<Person, 'roles' | 'byGroups'> {
    const { groupRoles } = this.options.identity;
    if (groupRoles !== undefined) {
      const given = groupRoles.filter(({ group }) => groups.includes(group));
      const roles = allRoles.filter((role) => given.some((each) => each.role === role));
      return { roles, byGroups: true };
    }
    const usable = stored !== null && isInvited(stored, at);
    const roles: readonly Role[] = usable ? stored.roles : rolesOf(stored, false);
    return { roles: [...roles], byGroups: false };
  }
}
