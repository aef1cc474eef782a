import { registerEnumType } from 'type-graphql';
import { auditActionRows, auditAreaRows } from '../../schema/audit-actions.ts';

type NamesOf<Rows extends Record<string, { name: string }>> = {
  [Key in keyof Rows]: Rows[Key]['name'];
};

function namesOf<Rows extends Record<string, { name: string }>>(rows: Rows): NamesOf<Rows> {
  return Object.fromEntries(
    Object.entries(rows).map(([key, { name }]) => [key, name]),
  ) as NamesOf<Rows>;
}

/** The parts of the administration that an audit log entry may belong to, by their stored names. */
export const auditAreas = namesOf(auditAreaRows);
export type AuditArea = (typeof auditAreas)[keyof typeof auditAreas];

/** All actions that the audit log records, by their stored names (product 8.9). */
export const auditActions = namesOf(auditActionRows);
export type AuditAction = (typeof auditActions)[keyof typeof auditActions];

registerEnumType(auditAreas, {
  name: 'AuditArea',
  description: 'The part of the administration that an audit log entry belongs to.',
  valuesConfig: auditAreaRows,
});

registerEnumType(auditActions, {
  name: 'AuditAction',
  description: 'The actions that the audit log records.',
  valuesConfig: auditActionRows,
});

/** The part of the administration that an action belongs to: the first word of its name. */
export function auditAreaOf(action: AuditAction): AuditArea {
  const [area] = action.split('.');
  return Object.values(auditAreas).find((known) => known === area) ?? auditAreas.LOGINS;
}
