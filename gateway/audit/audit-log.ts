import type { Database } from '../database/database.ts';
import type { Chore } from '../housekeeping/housekeeping.ts';
import { AuditLogResolver } from './audit-log.resolver.ts';
import { AuditLogService } from './audit-log.service.ts';
import { trimAuditLog } from './trim-audit-log.ts';

/** The parts of the audit log that the application mounts. */
export interface AuditLog {
  resolvers: object[];
  chore: Chore;
}

/** Composes the audit log; what is recorded in it is the business of those who act. */
export function createAuditLog(database: Database, now: () => Date): AuditLog {
  return {
    resolvers: [new AuditLogResolver(new AuditLogService(database))],
    chore: { name: 'trim the audit log', work: () => trimAuditLog(database, now()) },
  };
}
