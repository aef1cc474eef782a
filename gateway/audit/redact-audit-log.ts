import type { EntityManager } from 'typeorm';
import { auditActions } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/**
 * Removes a person's e-mail address from the entries of refused logins; the refusals themselves
 * stay recorded. Entries about requests contain no personal data, and actions of administrators
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
}
