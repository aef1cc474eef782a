import { Field, Int, ObjectType } from 'type-graphql';
import { deskMessages } from '../../schema/messages.ts';
import { isEmailAddress } from '../../schema/email-address.ts';
import type { Author } from '../access/actor.ts';
import { auditActions } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { fieldFailure } from '../failure.ts';
import { requestsOfOnePerson } from './erase-requests.ts';
import { Erasure } from './erasure.entity.ts';
import type { PersonData } from './person-data.ts';

const shownErasures = 100;

@ObjectType('PersonData', { description: 'All data about one person.' })
export class ExportedPerson {
  @Field({ description: 'The searched e-mail address, in lower case.' })
  email!: string;

  @Field(() => Int, { description: 'The number of requests found.' })
  requests!: number;

  @Field({ description: 'A JSON document for the person.' })
  document!: string;
}

function emailKeyOf(email: string): string {
  const key = email.trim().toLowerCase();
  if (!isEmailAddress(key)) {
    throw fieldFailure('email', deskMessages.personEmail);
  }
  return key;
}

/** Administrators' handling of a person's rights to a copy of their data and to its erasure. */
export class PrivacyService {
  constructor(
    private readonly database: Database,
    private readonly person: PersonData,
    private readonly now: () => Date,
  ) {}

  /**
   * All data about a person, across requests, outbox, ledger and audit log.
   * @throws Failure BAD_USER_INPUT for an invalid address.
   */
  async personData(actor: Author, email: string): Promise<ExportedPerson> {
    const emailKey = emailKeyOf(email);
    const copy = await this.person.copyOf(emailKey);
    await this.database.write((manager) =>
      recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.REQUEST_EXPORT,
        detail: requestsOfOnePerson(copy.requests),
      }),
    );
    return { email: emailKey, ...copy };
  }

  /**
   * Erases all of a person's data and stores a record of the erasure, with a hash of the address.
   * @throws Failure BAD_USER_INPUT for an invalid address.
   */
  async erasePerson(actor: Author, email: string): Promise<Erasure> {
    return this.person.erase(emailKeyOf(email), actor.email);
  }

  /** The latest records of erasures, newest first. */
  erasures(_actor: Author): Promise<Erasure[]> {
    return this.database.reader.find(Erasure, { order: { id: 'DESC' }, take: shownErasures });
  }
}
