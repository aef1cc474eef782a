import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { roleNames } from '../../../schema/roles.ts';
import type { Database } from '../../database/database.ts';
import { htmlDocument, paragraphs } from '../../mail/html-text.ts';
import { deleteMessages } from '../../mail/outbox-deletion.ts';
import { OutboxEvent } from '../../mail/outbox-message.entity.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { VisitorEmailWriter } from '../../mail/visitor-email-channel.ts';
import { peopleLock } from '../../database/locks.ts';
import { invitationEnd, isInvited, Person, PersonState } from './person.entity.ts';

interface InvitationsOptions {
  database: Database;
  outbox: Outbox;
  /** Makes the outbox check for new messages. */
  startOutbox: () => void;
  publicUrl: string;
  /** The name of the site. */
  brand: () => string;
  now: () => Date;
}

/** Invitations by e-mail (product 21.4): they say where to log in and contain no secret. */
export class Invitations {
  constructor(private readonly options: InvitationsOptions) {}

  /** Adds an e-mail to the outbox in the given transaction and resolves with its id. */
  async add(manager: EntityManager): Promise<string> {
    const event = OutboxEvent.PERSON_INVITED;
    const { id } = await this.options.outbox.addVisitorEmail(manager, { event, requestId: null });
    return id;
  }

  /** Makes the outbox send what was added. */
  send(): void {
    this.options.startOutbox();
  }

  /** The e-mail of an invitation; undefined once it was used, withdrawn or has ended. */
  readonly write: VisitorEmailWriter = async ({ id }) => {
    const { database, publicUrl, brand, now } = this.options;
    const person = await database.reader.findOneBy(Person, { invitationMessageId: id });
    if (person?.invitedAt == null || !isInvited(person, now())) return undefined;
    const { email, roles, invitedAt, invitedBy } = person;
    const until = DateTime.fromJSDate(invitationEnd(invitedAt), { zone: 'utc' })
      .setLocale('en-US')
      .toFormat('LLLL d, yyyy, HH:mm');
    const text = [
      'Hello,',
      `${invitedBy ?? 'An owner'} has invited you to the administration of the ${brand()} website.`,
      `Your roles: ${roles.map((role) => roleNames[role]).join(', ')}`,
      `Log in with the address ${email}:\n${publicUrl}/blog-admin`,
      `The invitation ends on ${until} UTC.`,
    ].join('\n\n');
    return {
      to: email,
      ...(invitedBy === null ? {} : { replyTo: invitedBy }),
      subject: `Invitation to the administration of ${brand()}`,
      text: `${text}\n`,
      html: htmlDocument([paragraphs(text)]),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    };
  };

  /** Deletes invitations that have ended. */
  async purge(): Promise<void> {
    const { database, now } = this.options;
    await database.write(async (manager) => {
      const people = await manager.findBy(Person, { state: PersonState.INVITED });
      for (const person of people.filter((each) => !isInvited(each, now()))) {
        await deleteMessages(manager, [person.invitationMessageId]);
        await manager.delete(Person, { id: person.id });
      }
    }, peopleLock);
  }
}
