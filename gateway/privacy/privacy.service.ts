import { setImmediate as nextTurn } from 'node:timers/promises';
import { In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { deskMessages } from '../../schema/messages.ts';
import { isEmailAddress } from '../../schema/email-address.ts';
import { auditActions } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Actor } from '../access/actor.ts';
import { requireAdministrator } from '../access/policy.ts';
import type { Database } from '../database/database.ts';
import { rowOf } from '../database/row-of.ts';
import { Failure } from '../failure.ts';
import { requestDocument } from '../requests/export/request-document.ts';
import { requestsLock } from '../mail/requests-lock.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { erasePersonRecords, requestIdsOf, requestsOfOnePerson } from './erase-requests.ts';
import { Erasure, ErasureReason } from './erasure.entity.ts';
import type { PersonalRecords } from '../personal-records.ts';

const shownErasures = 100;

/** All data about one person. */
export interface PersonData {
  email: string;
  requests: number;
  /** A JSON document for the person. */
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

/** Requests in the form that their sender receives. */
const readRequests: PersonalRecords['read'] = async (manager, { requestIds }) => {
  const requests = await manager.find(VisitorRequest, {
    where: { id: In(requestIds) },
    order: { id: 'ASC' },
  });
  return requests.map((request) => ({
    ...requestDocument(request),
    suspect: request.suspect,
    notes: request.notes,
    notesSavedBy: request.notesSavedBy,
    notesSavedAt: request.notesSavedAt,
  }));
};

/** A person's rights to a copy of their data and to its erasure. */
export class PrivacyService {
  constructor(
    private readonly database: Database,
    private readonly records: readonly PersonalRecords[],
    /** Hashes an erased address for later comparison. */
    private readonly hashOf: (emailKey: string) => string,
    /**
     * Called after each erasure is stored in the database, to record it outside of it and to remove
     * residual data.
     */
    private readonly onErased: (erasure: Erasure) => Promise<void>,
    private readonly now: () => Date,
  ) {}

  /**
   * All data about a person, across requests, outbox, ledger and audit log.
   * @throws Failure BAD_USER_INPUT for an invalid address.
   */
  async personData(actor: Actor, email: string): Promise<PersonData> {
    requireAdministrator(actor);
    const emailKey = emailKeyOf(email);
    const found = await this.everythingAbout(emailKey);
    const requests = found['requests']?.length ?? 0;
    await this.database.write((manager) =>
      recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.REQUEST_EXPORT,
        detail: requestsOfOnePerson(requests),
      }),
    );
    const document = { email: emailKey, exportedAt: this.now().toISOString(), ...found };
    return { email: emailKey, requests, document: JSON.stringify(document, null, 2) };
  }

  /**
   * Erases all of a person's data and stores a record of the erasure, with a hash of the address.
   * @throws Failure BAD_USER_INPUT for an invalid address.
   */
  async erasePerson(actor: Actor, email: string): Promise<Erasure> {
    requireAdministrator(actor);
    const emailKey = emailKeyOf(email);
    const emailHash = this.hashOf(emailKey);
    const erasure = await this.database.write(
      async (manager) => {
        const erased = await erasePersonRecords(manager, this.records, emailKey);
        const record = rowOf(Erasure, {
          ...erased,
          id: uuidv7(),
          reason: ErasureReason.PERSON,
          emailHash,
          erasedAt: this.now(),
          erasedBy: actor.email,
        });
        await manager.insert(Erasure, record);
        await recordAction(manager, {
          at: record.erasedAt,
          by: actor.email,
          action: auditActions.REQUEST_ERASE,
          detail: requestsOfOnePerson(erased.requests),
        });
        return record;
      },
      { ...requestsLock, erases: true },
    );
    await this.onErased(erasure);
    return erasure;
  }

  /** The latest records of erasures, newest first. */
  erasures(actor: Actor): Promise<Erasure[]> {
    requireAdministrator(actor);
    return this.database.reader.find(Erasure, { order: { id: 'DESC' }, take: shownErasures });
  }

  /**
   * Reads a thousand requests at a time: a person may have sent any number, and other clients must
   * be served in between.
   */
  private async everythingAbout(emailKey: string): Promise<Record<string, unknown[]>> {
    const { reader } = this.database;
    const requestIds = await requestIdsOf(reader, emailKey);
    const found: Record<string, unknown[]> = {};
    for (const { name, read } of [{ name: 'requests', read: readRequests }, ...this.records]) {
      if (read === undefined) continue;
      const records: unknown[] = [];
      for (const ids of requestIds) {
        records.push(...(await read(reader, { emailKey: undefined, requestIds: ids })));
        await nextTurn();
      }
      records.push(...(await read(reader, { emailKey, requestIds: [] })));
      found[name] = records;
    }
    return found;
  }
}
