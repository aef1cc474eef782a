import { LessThan } from 'typeorm';
import { auditLimits } from '../../schema/limits.ts';
import type { Database } from '../database/database.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { dayMs } from '../../schema/durations.ts';

/** Removes what the audit log has kept for two years (product 8.9); a chore of the housekeeping. */
export async function trimAuditLog(database: Database, now: Date): Promise<void> {
  const outdated = {
    at: LessThan(new Date(now.getTime() - auditLimits.retentionDays * dayMs)),
  };
  if (await database.reader.existsBy(AuditEntry, outdated)) {
    await database.write((manager) => manager.delete(AuditEntry, outdated));
  }
}
