import type { EntityManager } from 'typeorm';
import { auditActions } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/**
 * Takes a person's e-mail address out of the entries that a refused login left; that somebody was
 * refused stays known. Entries about requests hold no personal data, and what an administrator did
 * stays the administrator's. To be called in the transaction that erases the person.
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
