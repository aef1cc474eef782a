import { In, type EntityManager } from 'typeorm';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import type { PersonalRecords } from '../site-module.ts';

/** Ids per statement; the engines allow some ten thousand. */
const idsAtOnce = 1_000;

interface ErasedCounts {
  requests: number;
  otherRecords: number;
}

/** The audit log's description of a person's export or erasure: a number, without the identity. */
export function requestsOfOnePerson(count: number): string {
  return `${count === 1 ? '1 request' : `${String(count)} requests`} of one person`;
}

/** The ids of a person's requests, oldest first, in lists that fit into one statement. */
export async function requestIdsOf(manager: EntityManager, emailKey: string): Promise<string[][]> {
  const found = await manager.find(VisitorRequest, {
    where: { emailKey },
    select: { id: true, kind: true },
    order: { id: 'ASC' },
  });
  const ids = found.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_none, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
}

/**
 * Erases requests and all related records in the given transaction. Resolves with the number of
 * erased requests and other records.
 */
export async function eraseRequests(
  manager: EntityManager,
  records: readonly PersonalRecords[],
  requestIds: string[],
): Promise<ErasedCounts> {
  let otherRecords = 0;
  for (const part of records) {
    otherRecords += await part.erase(manager, { emailKey: undefined, requestIds });
  }
  const { affected } = await manager.delete(VisitorRequest, { id: In(requestIds) });
  return { requests: affected ?? 0, otherRecords };
}

/**
 * Erases everything about one person in the given transaction. A person may have sent any number of
 * requests.
 */
export async function erasePersonRecords(
  manager: EntityManager,
  records: readonly PersonalRecords[],
  emailKey: string,
): Promise<ErasedCounts> {
  const erased = { requests: 0, otherRecords: 0 };
  for (const requestIds of await requestIdsOf(manager, emailKey)) {
    const counts = await eraseRequests(manager, records, requestIds);
    erased.requests += counts.requests;
    erased.otherRecords += counts.otherRecords;
  }
  for (const part of records) {
    erased.otherRecords += await part.erase(manager, { emailKey, requestIds: [] });
  }
  return erased;
}
