import { In, LessThan, type EntityManager } from 'typeorm';
import { dayMs } from '../../schema/durations.ts';
import { auditLimits, auditLimits as limits } from '../../schema/limits.ts';
import type { Database } from '../database/database.ts';
import type { PersonalRecords, SiteModule } from '../site-module.ts';
import { auditActions, auditAreas } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditLogResolver } from './audit-log.resolver.ts';
import { AuditLogService } from './audit-log.service.ts';

/** The stored label of a person in entries about them. */
function labelOf(email: string): string {
  return email.toLowerCase().slice(0, limits.subjectLabelMax);
}

/**
 * Removes a person's e-mail address from the entries of refused logins and from those about the
 * person's invitation and roles; the entries themselves stay. Entries about requests contain no personal data, and actions of administrators
 * stay attributed. To be called in the transaction that erases the person.
 */
export async function redactAuditLog(manager: EntityManager, email: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(AuditEntry)
    .set({ actor: null, searchText: '' })
    .where('action = :action', { action: auditActions.LOGIN_REFUSED })
    .andWhere('LOWER(actor) = :email', { email: email.toLowerCase() })
    .execute();
  await manager
    .createQueryBuilder()
    .update(AuditEntry)
    .set({ subjectLabel: null, searchText: '' })
    .where('area = :area', { area: auditAreas.PEOPLE })
    .andWhere('"subjectLabel" = :label', { label: labelOf(email) })
    .execute();
}

/**
 * The audit log: actions on a person's requests, and the person's refused logins. The first name a
 * request by its id only and stay; the e-mail address is removed from the second.
 */
export const auditRecords: PersonalRecords = {
  name: 'auditLog',
  read: async (manager, { emailKey, requestIds }) => {
    const about = await manager.findBy(AuditEntry, {
      subjectKind: 'request',
      subjectId: In(requestIds),
    });
    const refused = await manager
      .createQueryBuilder(AuditEntry, 'entry')
      .where({ action: 'login.refused' })
      .andWhere('LOWER(entry.actor) = :emailKey', { emailKey: emailKey ?? '' })
      .getMany();
    return [...about, ...refused].map(({ at, action, subjectId, detail }) => ({
      at,
      action,
      subjectId,
      detail,
    }));
  },
  erase: async (manager, { emailKey }) => {
    if (emailKey !== undefined) {
      await redactAuditLog(manager, emailKey);
    }
    return 0;
  },
};

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
