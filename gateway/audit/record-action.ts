import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { auditLimits as limits } from '../../schema/limits.ts';
import { insertRows } from '../database/rows.ts';
import { auditAreaOf, type AuditAction } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/**
 * The subject of an action. A request is named by its id only: what its sender wrote is erased with
 * the request and must not remain in the audit log.
 */
export type AuditSubject =
  | {
      kind: 'post' | 'template' | 'content' | 'redirect' | 'setting' | 'key' | 'person';
      id: string;
      label: string;
    }
  | { kind: 'request'; id: string; label?: never };

export interface RecordedAction {
  at: Date;
  /** E-mail address of the person; null for actions of the site itself. */
  by: string | null;
  action: AuditAction;
  subject?: AuditSubject;
  /** Additional words in English; never text from a visitor. */
  detail?: string | undefined;
}

/** At most `max` characters, without splitting a character at the end. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Writes one entry of the audit log. Call it with the manager of the transaction that performs the
 * action, so that there is neither an action without an entry nor an entry without its action.
 */
export async function recordAction(
  manager: EntityManager,
  recorded: RecordedAction,
): Promise<void> {
  const { at, by, action, subject } = recorded;
  const label = subject?.label === undefined ? null : cut(subject.label, limits.subjectLabelMax);
  const detail = recorded.detail ? cut(recorded.detail, limits.detailMax) : null;
  await insertRows(manager, AuditEntry, {
    id: uuidv7(),
    at,
    actor: by,
    action,
    area: auditAreaOf(action),
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    subjectLabel: label,
    detail,
    searchText: [by, label, detail].filter(Boolean).join('\n').toLowerCase(),
  });
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A time as the audit log shows it: "March 1, 2099 at 09:00 UTC". */
export function momentText(moment: Date): string {
  return `${momentFormat.format(moment)} UTC`;
}
