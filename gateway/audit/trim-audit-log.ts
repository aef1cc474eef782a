import { LessThan } from 'typeorm';
import { auditLimits } from '../../schema/limits.ts';
import type { Database } from '../database/database.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { dayMs } from '../../schema/durations.ts';

/** Deletes audit log entries older than two years (product 8.9); part of the housekeeping. */
export async function trimAuditLog(database: Database, now: Date): Promise<void> {
  const outdated = {
    at: LessThan(new Date(now.getTime() - auditLimits.retentionDays * dayMs)),
  };
  if (await database.reader.existsBy(AuditEntry, outdated)) {
    await database.write((manager) => manager.delete(AuditEntry, outdated));
  }
}
