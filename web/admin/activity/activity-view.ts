import type { AuditArea, AuditFilter } from '../../generated/admin.ts';
import { areaLabels } from './activity-labels.ts';
import { withParameters } from '../shell/view-address.ts';

/** What the "Activity" tab shows; it lives in the address, so that it can be kept and sent. */
export interface ActivityView {
  search: string;
  area: AuditArea | undefined;
  /** E-mail address of who acted. */
  person: string | undefined;
}

const parameters = { search: 'words', area: 'area', person: 'person' } as const;

/** The areas in the order of the filter. */
export const auditAreas = Object.keys(areaLabels) as AuditArea[];

/** Reads the view from the address; what it does not know, it leaves out. */
export function readActivityView(address: URLSearchParams): ActivityView {
  const area = address.get(parameters.area)?.toUpperCase();
  return {
    search: address.get(parameters.search)?.trim() ?? '',
    area: auditAreas.find((known) => known === area),
    person: address.get(parameters.person)?.trim() || undefined,
  };
}

/** The address with `changes` made to its view; every other parameter stays. */
export function withActivityView(
  address: URLSearchParams,
  changes: Partial<ActivityView>,
): URLSearchParams {
  const { search, area, person } = { ...readActivityView(address), ...changes };
  const values = { search: search.trim(), area: area?.toLowerCase(), person };
  return withParameters(address, parameters, values);
}

/** The view as the server's filter; undefined fields narrow nothing. */
export function auditFilterOf({ search, area, person }: ActivityView): AuditFilter {
  return {
    ...(search ? { search } : {}),
    ...(area ? { area } : {}),
    ...(person ? { person } : {}),
  };
}
