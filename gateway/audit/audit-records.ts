import { In } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.ts';
import { redactAuditLog } from './redact-audit-log.ts';
import type { PersonalRecords } from '../site-module.ts';

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
