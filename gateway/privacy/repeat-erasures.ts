import type { EntityManager } from 'typeorm';
import { auditActions } from '../audit/audit-action.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { recordAction } from '../audit/record-action.ts';
import { Person } from '../auth/people/person.entity.ts';
import type { Database } from '../database/database.ts';
import { requestsLock } from '../database/locks.ts';
import { ApiKey } from '../keys/api-key.entity.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import type { PersonalRecords } from '../site-module.ts';
import { erasePersonRecords, requestsOfOnePerson } from './erase-requests.ts';
import type { ErasureJournal } from './erasure-journal.ts';
import { Erasure, ErasureReason } from './erasure.entity.ts';
import type { JournalledErasure } from './journal-entry.ts';

const portion = 5_000;

/**
 * Every e-mail address, in lower case, from visitors' requests, people, refused logins and records
 * with addresses of their own.
 */
async function* knownAddresses(
  manager: EntityManager,
  records: readonly PersonalRecords[],
): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const found = await manager
      .createQueryBuilder(VisitorRequest, 'request')
      .select('request.emailKey', 'address')
      .distinct()
      .where('request.emailKey > :last', { last })
      .orderBy('request.emailKey', 'ASC')
      .limit(portion)
      .getRawMany<{ address: string }>();
    yield* found.map(({ address }) => address);
    last = found.at(-1)?.address ?? last;
    if (found.length < portion) {
      break;
    }
  }
  const people = await manager.find(Person, { select: { id: true, email: true } });
  yield* people.map(({ email }) => email);
  const refused = await manager
    .createQueryBuilder(AuditEntry, 'entry')
    .select('LOWER(entry.actor)', 'address')
    .distinct()
    .where({ action: auditActions.LOGIN_REFUSED })
    .andWhere('entry.actor IS NOT NULL')
    .getRawMany<{ address: string }>();
  yield* refused.map(({ address }) => address);
  for (const { addresses } of records) {
    yield* (await addresses?.(manager)) ?? [];
  }
}

interface RepeatRevocationsOptions {
  database: Database;
  journal: ErasureJournal;
  now: () => Date;
}

/**
 * Synchronizes the API keys of database and journal: a key that was revoked after the restored
 * backup was made is revoked again (product 19.5), and a revocation that the journal lacks is added
 * to it. Call it before serving requests. Resolves with the number of keys that were revoked again.
 */
export async function repeatRevocations({
  database,
  journal,
  now,
}: RepeatRevocationsOptions): Promise<number> {
  const journalled = new Map(journal.readRevocations().map((known) => [known.id, known]));
  const keys = await database.reader.find(ApiKey);
  const unnoted = keys.flatMap(({ id, revokedAt }) =>
    revokedAt === null || journalled.has(id) ? [] : [{ id, revokedAt }],
  );
  journal.appendRevocations(unnoted);
  await journal.share([], unnoted);
  let repeated = 0;
  for (const { id, name, revokedAt } of keys) {
    const known = journalled.get(id);
    if (revokedAt === null && known !== undefined) {
      await database.write(async (manager) => {
        await manager.update(ApiKey, { id }, { revokedAt: known.revokedAt });
        await recordAction(manager, {
          at: now(),
          by: null,
          action: auditActions.KEY_REVOKE,
          subject: { kind: 'key', id, label: name },
          detail: 'repeated after a restore',
        });
      });
      repeated += 1;
    }
  }
  return repeated;
}

interface RepeatErasuresOptions {
  database: Database;
  journal: ErasureJournal;
  records: readonly PersonalRecords[];
  now: () => Date;
}

/**
 * Synchronizes database and journal: an erasure that the database lacks, because an older backup
 * was restored, is repeated; one that the journal lacks is added to it. Call it before serving
 * requests and sending notifications. Resolves with the number of repeated erasures.
 */
export async function repeatErasures(options: RepeatErasuresOptions): Promise<number> {
  const { database, journal } = options;
  journal.upgrade();
  await upgradeStored(options);
  const journalled = journal.read();
  const stored = await database.reader.findBy(Erasure, { reason: ErasureReason.PERSON });
  const storedIds = new Set(stored.map(({ id }) => id));
  const journalledIds = new Set(journalled.map(({ id }) => id));
  const unrecorded = journalled.filter(({ id }) => !storedIds.has(id));
  const unnoted = stored.filter(({ id }) => !journalledIds.has(id));
  journal.append(unnoted);
  await journal.share(unnoted);
  const addresses = await addressesOf(unrecorded, options);
  for (const erasure of unrecorded) {
    await repeat(erasure, addresses.get(erasure.emailHash), options);
  }
  return unrecorded.length;
}

/** Applies the key to hashes from before it existed. */
async function upgradeStored({ database, journal: { key } }: RepeatErasuresOptions): Promise<void> {
  const stored = await database.reader.findBy(Erasure, { reason: ErasureReason.PERSON });
  const plain = stored.filter(({ emailHash }) => key.isPlain(emailHash ?? ''));
  if (plain.length > 0) {
    await database.write(
      async (manager) => {
        for (const { id, emailHash } of plain) {
          await manager.update(Erasure, { id }, { emailHash: key.upgraded(emailHash ?? '') });
        }
      },
      { erases: true },
    );
  }
}

async function addressesOf(
  erasures: readonly JournalledErasure[],
  { database: { reader }, journal: { key }, records }: RepeatErasuresOptions,
): Promise<Map<string, string>> {
  const wanted = new Set(erasures.map(({ emailHash }) => emailHash));
  const found = new Map<string, string>();
  if (wanted.size > 0) {
    for await (const address of knownAddresses(reader, records)) {
      for (const hash of key.hashesOf(address).filter((each) => wanted.has(each))) {
        found.set(hash, address);
      }
    }
  }
  return found;
}

/** Stores the record under its old id even if the restore contained no data of the person. */
async function repeat(
  { id, emailHash, erasedAt, erasedBy }: JournalledErasure,
  emailKey: string | undefined,
  { database, records, now }: RepeatErasuresOptions,
): Promise<void> {
  await database.write(
    async (manager) => {
      // Another process that starts on the same database may have been faster.
      if (await manager.existsBy(Erasure, { id })) {
        return;
      }
      const counts =
        emailKey === undefined
          ? { requests: 0, otherRecords: 0 }
          : await erasePersonRecords(manager, records, emailKey);
      const reason = ErasureReason.PERSON;
      await manager.insert(Erasure, { ...counts, id, reason, emailHash, erasedAt, erasedBy });
      await recordAction(manager, {
        at: now(),
        by: null,
        action: auditActions.REQUEST_ERASE,
        detail: `${requestsOfOnePerson(counts.requests)}, repeated after a restore`,
      });
    },
    { ...requestsLock, erases: true },
  );
}
