import type { EntityManager } from 'typeorm';
import { auditLimits as limits } from '../../schema/limits.ts';
import { auditActions, auditAreas } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';

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
