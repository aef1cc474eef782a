import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { deskMessages } from '../../schema/messages.ts';
import { isEmailAddress } from '../../schema/email-address.ts';
import { auditActions } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Actor } from '../auth/actor.ts';
import { requireAdministrator } from '../auth/policy.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { requestDocument } from '../requests/request-document.ts';
import { VisitorRequest } from '../requests/visitor-request.entity.ts';
import { eraseRequests } from './erase-requests.ts';
import { Erasure, ErasureReason } from './erasure.entity.ts';
import type { DataSubject, PersonalRecords } from './personal-records.ts';

const shownErasures = 100;

/** Everything the site keeps about one person. */
export interface PersonData {
  email: string;
  requests: number;
  /** A JSON document, to be handed to the person. */
  document: string;
}

function emailKeyOf(email: string): string {
  const key = email.trim().toLowerCase();
  if (!isEmailAddress(key)) {
    const message = deskMessages.personEmail;
    throw new Failure('BAD_USER_INPUT', message, { fields: { email: message } });
  }
  return key;
}

/** A person's rights over their data: to have it, and to have it erased. */
export class PrivacyService {
  constructor(
    private readonly database: Database,
    private readonly records: readonly PersonalRecords[],
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Everything that is kept about a person, across requests, outbox, ledger and audit log.
   * @throws Failure UNAUTHENTICATED for strangers, BAD_USER_INPUT for what is no address.
   */
  async personData(actor: Actor, email: string): Promise<PersonData> {
    requireAdministrator(actor);
    const emailKey = emailKeyOf(email);
    const { reader } = this.database;
    const { requests, subject } = await this.subjectOf(reader, emailKey);
    const parts = await Promise.all(
      this.records.map(async (part): Promise<[string, unknown]> => [
        part.name,
        await part.read(reader, subject),
      ]),
    );
    await this.database.write((manager) =>
      recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.REQUEST_EXPORT,
        detail: `${String(requests.length)} requests of one person`,
      }),
    );
    const document = {
      email: emailKey,
      exportedAt: this.now().toISOString(),
      requests: requests.map((request) => ({
        ...requestDocument(request),
        suspect: request.suspect,
        notes: request.notes,
        notesSavedBy: request.notesSavedBy,
        notesSavedAt: request.notesSavedAt,
      })),
      ...Object.fromEntries(parts),
    };
    return {
      email: emailKey,
      requests: requests.length,
      document: JSON.stringify(document, null, 2),
    };
  }

  /**
   * Erases a person's data everywhere and keeps a record that it happened, under a hash of the
   * address.
   * @throws Failure UNAUTHENTICATED for strangers, BAD_USER_INPUT for what is no address.
   */
  async erasePerson(actor: Actor, email: string): Promise<Erasure> {
    requireAdministrator(actor);
    const emailKey = emailKeyOf(email);
    return this.database.write(async (manager) => {
      const { subject } = await this.subjectOf(manager, emailKey);
      const erased = await eraseRequests(manager, this.records, subject);
      const erasure = Object.assign(new Erasure(), erased, {
        id: uuidv7(),
        reason: ErasureReason.PERSON,
        emailHash: createHash('sha256').update(emailKey).digest('hex'),
        erasedAt: this.now(),
        erasedBy: actor.email,
      });
      await manager.insert(Erasure, erasure);
      await recordAction(manager, {
        at: erasure.erasedAt,
        by: actor.email,
        action: auditActions.REQUEST_ERASE,
        detail: `${String(erased.requests)} requests of one person`,
      });
      return erasure;
    });
  }

  /**
   * The latest records of erasures, newest first.
   * @throws Failure UNAUTHENTICATED for strangers.
   */
  erasures(actor: Actor): Promise<Erasure[]> {
    requireAdministrator(actor);
    return this.database.reader.find(Erasure, { order: { id: 'DESC' }, take: shownErasures });
  }

  private async subjectOf(
    manager: EntityManager,
    emailKey: string,
  ): Promise<{ requests: VisitorRequest[]; subject: DataSubject }> {
    const requests = await manager.find(VisitorRequest, {
      where: { emailKey },
      order: { id: 'ASC' },
    });
    return { requests, subject: { emailKey, requestIds: requests.map(({ id }) => id) } };
  }
}
