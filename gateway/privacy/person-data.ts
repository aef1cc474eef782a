import { setImmediate as nextTurn } from 'node:timers/promises';
import { In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { auditActions } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { rowOf } from '../database/rows.ts';
import { requestsLock } from '../database/locks.ts';
import type { PersonalRecords } from '../site-module.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { requestDocument } from '../requests/export/request-document.ts';
import { erasePersonRecords, requestIdsOf, requestsOfOnePerson } from './erase-requests.ts';
import { Erasure, ErasureReason } from './erasure.entity.ts';

interface PersonDataOptions {
  database: Database;
  records: readonly PersonalRecords[];
  /** Hashes an erased address for later comparison. */
  hashOf: (emailKey: string) => string;
  /**
   * Called after each erasure is stored in the database, to record it outside of it and to remove
   * residual data.
   */
  onErased: (erasure: Erasure) => Promise<void>;
  now: () => Date;
}

/** A copy of all data about a person. */
interface PersonCopy {
  requests: number;
  /** A JSON document for the person. */
  document: string;
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
    outcome: request.outcome,
    notes: request.notes,
    notesSavedBy: request.notesSavedBy,
    notesSavedAt: request.notesSavedAt,
  }));
};

/**
 * Exports and erases the data of a person by their e-mail address in lower case. Callers check who
 * may do this: an administrator, or the person with the link from an e-mail.
 */
export class PersonData {
  constructor(private readonly options: PersonDataOptions) {}

  /** All data about a person, across requests, outbox, ledger and audit log. */
  async copyOf(emailKey: string): Promise<PersonCopy> {
    const found = await this.everythingAbout(emailKey);
    const exportedAt = this.options.now().toISOString();
    const document = JSON.stringify({ email: emailKey, exportedAt, ...found }, null, 2);
    return { requests: found['requests']?.length ?? 0, document };
  }

  /**
   * Erases all of a person's data and stores a record of the erasure, with a hash of the address.
   * `by` is the administrator's e-mail address; null if it is the person.
   * @throws Failure CONFLICT for a person who must be removed from the administration first.
   */
  async erase(emailKey: string, by: string | null): Promise<Erasure> {
    const { database, records, hashOf, onErased, now } = this.options;
    const emailHash = hashOf(emailKey);
    const erasure = await database.write(
      async (manager) => {
        for (const { requireErasable } of records) {
          await requireErasable?.(manager, { emailKey, requestIds: [] });
        }
        const erased = await erasePersonRecords(manager, records, emailKey);
        const record = rowOf(Erasure, {
          ...erased,
          id: uuidv7(),
          reason: ErasureReason.PERSON,
          emailHash,
          erasedAt: now(),
          erasedBy: by ?? 'person',
        });
        await manager.insert(Erasure, record);
        const requests = requestsOfOnePerson(erased.requests);
        await recordAction(manager, {
          at: record.erasedAt,
          by,
          action: auditActions.REQUEST_ERASE,
          detail: by === null ? `${requests}, by the person` : requests,
        });
        return record;
      },
      { ...requestsLock, erases: true },
    );
    await onErased(erasure);
    return erasure;
  }

  /**
   * Reads a thousand requests at a time: a person may have sent any number, and other clients must
   * be served in between.
   */
  private async everythingAbout(emailKey: string): Promise<Record<string, unknown[]>> {
    const { database, records } = this.options;
    const { reader } = database;
    const requestIds = await requestIdsOf(reader, emailKey);
    const found: Record<string, unknown[]> = {};
    for (const { name, read } of [{ name: 'requests', read: readRequests }, ...records]) {
      if (read === undefined) continue;
      const entries: unknown[] = [];
      for (const ids of requestIds) {
        entries.push(...(await read(reader, { emailKey: undefined, requestIds: ids })));
        await nextTurn();
      }
      entries.push(...(await read(reader, { emailKey, requestIds: [] })));
      found[name] = entries;
    }
    return found;
  }
}
