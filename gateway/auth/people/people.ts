import type { SiteChanges } from '../../changes/site-changes.ts';
import type { Database } from '../../database/database.ts';
import { OutboxEvent } from '../../mail/outbox-message.entity.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { VisitorEmailChannel } from '../../mail/visitor-email-channel.ts';
import type { SiteModule } from '../../site-module.ts';
import { Invitations } from './invitations.ts';
import type { ConfiguredPeople } from './listed-people.ts';
import { PeopleResolver } from './people.resolver.ts';
import { PeopleService } from './people.service.ts';
import { personRecords } from './person-records.ts';

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
