import type { PersonalRecords } from '../../site-module.ts';
import { Failure } from '../../failure.ts';
import { peopleMessages } from '../../../schema/people-rules.ts';
import { deleteInvitation } from './invitations.ts';
import { listedPeople, type ConfiguredPeople } from './listed-people.ts';
import { endSessionsOf } from './person-sessions.ts';
import { Person, PersonState } from './person.entity.ts';

/**
 * A person in the list of people. Erasing an address removes its invitation; somebody who may log
 * in is removed by an owner first (product 21.7).
 */
export function personRecords(configured: ConfiguredPeople, now: () => Date): PersonalRecords {
  return {
    name: 'people',
    read: async (manager, { emailKey }) => {
      const found = await manager.findBy(Person, { email: emailKey ?? '' });
      return found.map(({ email, name, roles, state, invitedAt, invitedBy, lastSeenAt }) => ({
        ...{ email, name, roles, state, invitedAt, invitedBy, lastSeenAt },
      }));
    },
    requireErasable: async (manager, { emailKey }) => {
      const people = await listedPeople(manager, configured, now());
      if (people.some(({ email, state }) => email === emailKey && state === PersonState.ACTIVE)) {
        throw new Failure('CONFLICT', peopleMessages.removedFirst);
      }
    },
    erase: async (manager, { emailKey }) => {
      const person = await manager.findOneBy(Person, { email: emailKey ?? '' });
      if (person === null) {
        return 0;
      }
      await deleteInvitation(manager, person);
      await manager.delete(Person, { id: person.id });
      await endSessionsOf(manager, person.email, now());
      return 1;
    },
  };
}
