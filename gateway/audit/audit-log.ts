import { LessThan } from 'typeorm';
import { auditLimits } from '../../schema/limits.ts';
import { dayMs } from '../../schema/durations.ts';
import type { Database } from '../database/database.ts';
import type { SiteModule } from '../site-module.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditLogResolver } from './audit-log.resolver.ts';
import { AuditLogService } from './audit-log.service.ts';
import { auditRecords } from './audit-records.ts';

/** Deletes audit log entries older than two years (product 8.9); part of the housekeeping. */
export async function trimAuditLog(database: Database, now: Date): Promise<void> {
  const outdated = {
    at: LessThan(new Date(now.getTime() - auditLimits.retentionDays * dayMs)),
  };
  if (await database.reader.existsBy(AuditEntry, outdated)) {
    await database.write((manager) => manager.delete(AuditEntry, outdated));
  }
}

/** Composes the audit log; the modules record their own actions. */
export function createAuditLog(database: Database, now: () => Date): SiteModule {
  return {
    resolvers: [new AuditLogResolver(new AuditLogService(database))],
    records: [auditRecords],
    chores: [{ name: 'trim the audit log', work: () => trimAuditLog(database, now()) }],
  };
}
