import type { RequestFilter, RequestKind, RequestStatus } from '../../generated/admin.ts';

/** What the "Requests" tab shows; it lives in the address, so that it can be kept and sent. */
export interface RequestView {
  search: string;
  kind: RequestKind | undefined;
  status: RequestStatus | undefined;
  /** The request whose detail is open. */
  requestId: string | undefined;
}

export const requestKinds = ['ACCESS', 'DEMO'] as const satisfies readonly RequestKind[];
export const requestStatuses = [
  'NEW',
  'CONTACTED',
  'CLOSED',
] as const satisfies readonly RequestStatus[];

const parameters = {
  search: 'q',
  kind: 'kind',
  status: 'status',
  requestId: 'request',
} as const satisfies Record<keyof RequestView, string>;

/** Reads the view from the address; what it does not know, it leaves out. */
export function readRequestView(address: URLSearchParams): RequestView {
  const kind = address.get(parameters.kind)?.toUpperCase();
  const status = address.get(parameters.status)?.toUpperCase();
  return {
    search: address.get(parameters.search)?.trim() ?? '',
    kind: requestKinds.find((known) => known === kind),
    status: requestStatuses.find((known) => known === status),
    requestId: address.get(parameters.requestId)?.trim() || undefined,
  };
}

/** The address with `changes` made to its view; every other parameter stays. */
export function withRequestView(
  address: URLSearchParams,
  changes: Partial<RequestView>,
): URLSearchParams {
  const { search, kind, status, requestId } = { ...readRequestView(address), ...changes };
  const changed = new URLSearchParams(address);
  const values: Record<keyof RequestView, string | undefined> = {
    search: search.trim(),
    kind: kind?.toLowerCase(),
    status: status?.toLowerCase(),
    requestId,
  };
  for (const [field, value] of Object.entries(values)) {
    const name = parameters[field as keyof RequestView];
    if (value) {
      changed.set(name, value);
    } else {
      changed.delete(name);
    }
  }
  return changed;
}

/** The view as the server's filter; undefined fields narrow nothing. */
export function requestFilterOf({ search, kind, status }: RequestView): RequestFilter {
  return {
    ...(search ? { search } : {}),
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
  };
}

/** Whether the view shows less than everything. */
export function isNarrowed(view: RequestView): boolean {
  return Object.keys(requestFilterOf(view)).length > 0;
}
