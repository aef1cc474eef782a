import { auditAreaRows } from '../../../schema/audit-actions.ts';
import type { AuditArea, AuditFilter } from '../../generated/admin.ts';
import { withParameters } from '../shell/view-address.ts';

/** The state of the "Activity" tab, stored in the URL so that it can be bookmarked and shared. */
export interface ActivityView {
  search: string;
  area: AuditArea | undefined;
  /** E-mail address of the person who acted. */
  person: string | undefined;
}

const parameters = { search: 'words', area: 'area', person: 'person' } as const;

export const auditAreas = Object.keys(auditAreaRows) as AuditArea[];

/** Reads the view from the URL and ignores unknown values. */
export function readActivityView(address: URLSearchParams): ActivityView {
  const area = address.get(parameters.area)?.toUpperCase();
  return {
    search: address.get(parameters.search)?.trim() ?? '',
    area: auditAreas.find((known) => known === area),
    person: address.get(parameters.person)?.trim() || undefined,
  };
}

/** The query string with a changed view; all other parameters are preserved. */
export function withActivityView(
  address: URLSearchParams,
  changes: Partial<ActivityView>,
): URLSearchParams {
  const { search, area, person } = { ...readActivityView(address), ...changes };
  const values = { search: search.trim(), area: area?.toLowerCase(), person };
  return withParameters(address, parameters, values);
}

/** The view as a filter of the API; undefined fields do not filter. */
export function auditFilterOf({ search, area, person }: ActivityView): AuditFilter {
  return {
    ...(search ? { search } : {}),
    ...(area ? { area } : {}),
    ...(person ? { person } : {}),
  };
}
