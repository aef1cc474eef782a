import { peopleMessages } from '../../../schema/people-rules.ts';
import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { OutboxEvent } from '../../mail/outbox-message.entity.ts';
import type { VisitorEmailChannel } from '../../mail/visitor-email-channel.ts';
import type { PersonalRecords, SiteModule } from '../../site-module.ts';
import { deleteMessages } from '../../mail/outbox-deletion.ts';
import { Invitations } from './invitations.ts';
import { listedPeople, type ConfiguredPeople } from './listed-people.ts';
import { PeopleResolver } from './people.resolver.ts';
import { PeopleService } from './people.service.ts';
import { endSessionsOf } from './person-sessions.ts';
import { Person, PersonState } from './person.entity.ts';

/**
 * A person in the list of people. Erasing an address removes its invitation; somebody who may log
 * in is removed by an owner first (product 21.7).
 */
function personRecords(configured: ConfiguredPeople, now: () => Date): PersonalRecords {
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
      await deleteMessages(manager, [person.invitationMessageId]);
      await manager.delete(Person, { id: person.id });
      await endSessionsOf(manager, person.email, now());
      return 1;
    },
  };
}

interface PeopleOptions {
  database: Database;
  changes: SiteChanges;
  configured: ConfiguredPeople;
  /** Sends the invitations. */
  mail: { outbox: Outbox; visitorEmails: VisitorEmailChannel; startOutbox: () => void };
  publicUrl: string;
  /** The name of the site. */
  brand: () => string;
  now: () => Date;
}

/** Composes people, their roles and their invitations (product 21). */
export function createPeople(options: PeopleOptions): SiteModule {
  const { configured, mail, now } = options;
  const invitations = new Invitations({ ...options, ...mail });
  mail.visitorEmails.writtenBy(OutboxEvent.PERSON_INVITED, invitations.write);
  return {
    resolvers: [new PeopleResolver(new PeopleService({ ...options, invitations }))],
    records: [personRecords(configured, now)],
    chores: [{ name: 'delete invitations that ended', work: () => invitations.purge() }],
  };
}
