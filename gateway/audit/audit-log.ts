import type { Database } from '../database/database.ts';
import type { SiteModule } from '../site-module.ts';
import { AuditLogResolver } from './audit-log.resolver.ts';
import { AuditLogService } from './audit-log.service.ts';
import { auditRecords } from './audit-records.ts';
import { trimAuditLog } from './trim-audit-log.ts';

/** Composes the audit log; the modules record their own actions. */
export function createAuditLog(database: Database, now: () => Date): SiteModule {
  return {
    resolvers: [new AuditLogResolver(new AuditLogService(database))],
    records: [auditRecords],
    chores: [{ name: 'trim the audit log', work: () => trimAuditLog(database, now()) }],
  };
}
