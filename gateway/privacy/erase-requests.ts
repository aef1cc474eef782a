import { In, type EntityManager } from 'typeorm';
import { VisitorRequest } from '../requests/visitor-request.entity.ts';
import type { DataSubject, PersonalRecords } from './personal-records.ts';

/**
 * Erases requests and everything that is kept because of them, in the transaction it is handed.
 * Resolves with how many requests and how many other records went.
 */
export async function eraseRequests(
  manager: EntityManager,
  records: readonly PersonalRecords[],
  subject: DataSubject,
): Promise<{ requests: number; otherRecords: number }> {
  let otherRecords = 0;
  for (const part of records) {
    otherRecords += await part.erase(manager, subject);
  }
  const { requestIds } = subject;
  const { affected } =
    requestIds.length > 0
      ? await manager.delete(VisitorRequest, { id: In(requestIds) })
      : { affected: 0 };
  return { requests: affected ?? 0, otherRecords };
}
