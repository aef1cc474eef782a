import { In } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.ts';
import { redactAuditLog } from './redact-audit-log.ts';
import type { PersonalRecords } from '../personal-records.ts';

/**
 * The audit log: what was done to a person's requests, and logins of theirs that were refused. The
 * former name a request by its id alone and stay; from the latter the address is taken out.
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
