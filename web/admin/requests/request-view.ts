import {
  platforms,
  studyRanges,
  type Platform,
  type StudyRange,
} from '../../../schema/request-choices.ts';
import type { RequestFilter, RequestKind, RequestStatus } from '../../generated/admin.ts';
import { dayOf, endOfDay, startOfDay } from './request-days.ts';
import { requestParameter, withParameters } from '../shell/view-address.ts';

/** The views of the "Requests" tab beside the inbox. */
export type RequestPanel = 'suspects' | 'meetings' | 'overview';

/** What the "Requests" tab shows; it lives in the address, so that it can be kept and sent. */
export interface RequestView {
  /** Undefined for the inbox. */
  panel: RequestPanel | undefined;
  search: string;
  kind: RequestKind | undefined;
  status: RequestStatus | undefined;
  /** E-mail address of who sees to it, or `nobody`. */
  assignedTo: string | undefined;
  platform: Platform | undefined;
  studies: StudyRange | undefined;
  /** UTM source, button and article as the overview names them. */
  source: string | undefined;
  button: string | undefined;
  article: string | undefined;
  /** First and last day, as YYYY-MM-DD, both included. */
  from: string | undefined;
  to: string | undefined;
  /** Only what awaits a reply. */
  awaiting: true | undefined;
  /** Only what has waited too long. */
  overdue: true | undefined;
  /** Only what was replied to without any reply arriving. */
  undelivered: true | undefined;
  /** The request whose detail is open. */
  requestId: string | undefined;
}

/** Stands in the address for requests that nobody sees to. */
export const nobody = 'nobody';

/** The kinds that the filter offers. */
export const requestKinds = ['ACCESS', 'DEMO'] as const satisfies readonly RequestKind[];
/** The statuses that the filter offers. */
export const requestStatuses = [
  'NEW',
  'CONTACTED',
  'CLOSED',
] as const satisfies readonly RequestStatus[];
/** The platforms that the filter offers. */
export const requestPlatforms = platforms.map(({ value }) => value);

/** The numbers of studies that the filter offers, fewest first. */
export const requestStudies = studyRanges;

const panels = ['suspects', 'meetings', 'overview'] as const satisfies readonly RequestPanel[];

const parameters = {
  panel: 'view',
  search: 'q',
  kind: 'kind',
  status: 'status',
  assignedTo: 'assigned',
  platform: 'platform',
  studies: 'studies',
  source: 'source',
  button: 'button',
  article: 'article',
  from: 'from',
  to: 'to',
  awaiting: 'awaiting',
  overdue: 'overdue',
  undelivered: 'undelivered',
  requestId: requestParameter,
} as const satisfies Record<keyof RequestView, string>;

/** A view that narrows nothing. */
export const everything = {
  search: '',
  kind: undefined,
  status: undefined,
  assignedTo: undefined,
  platform: undefined,
  studies: undefined,
  source: undefined,
  button: undefined,
  article: undefined,
  from: undefined,
  to: undefined,
  awaiting: undefined,
  overdue: undefined,
  undelivered: undefined,
} as const satisfies Partial<RequestView>;

/** Reads the view from the URL and ignores unknown values. */
export function readRequestView(address: URLSearchParams): RequestView {
  const kind = address.get(parameters.kind)?.toUpperCase();
  const status = address.get(parameters.status)?.toUpperCase();
  const platform = address.get(parameters.platform)?.toLowerCase();
  return {
    panel: panels.find((known) => known === address.get(parameters.panel)),
    search: address.get(parameters.search)?.trim() ?? '',
    kind: requestKinds.find((known) => known === kind),
    status: requestStatuses.find((known) => known === status),
    assignedTo: address.get(parameters.assignedTo)?.trim() || undefined,
    platform: requestPlatforms.find((known) => known.toLowerCase() === platform),
    studies: studyRanges.find((known) => known === address.get(parameters.studies)),
    source: address.get(parameters.source)?.trim() || undefined,
    button: address.get(parameters.button)?.trim() || undefined,
    article: address.get(parameters.article)?.trim() || undefined,
    from: dayOf(address.get(parameters.from)),
    to: dayOf(address.get(parameters.to)),
    awaiting: address.get(parameters.awaiting) === 'true' || undefined,
    overdue: address.get(parameters.overdue) === 'true' || undefined,
    undelivered: address.get(parameters.undelivered) === 'true' || undefined,
    requestId: address.get(parameters.requestId)?.trim() || undefined,
  };
}

/** The query string with a changed view; all other parameters are preserved. */
export function withRequestView(
  address: URLSearchParams,
  changes: Partial<RequestView>,
): URLSearchParams {
  const view = { ...readRequestView(address), ...changes };
  const values: Record<keyof RequestView, string | undefined> = {
    ...view,
    search: view.search.trim(),
    kind: view.kind?.toLowerCase(),
    status: view.status?.toLowerCase(),
    platform: view.platform?.toLowerCase(),
    awaiting: view.awaiting && 'true',
    overdue: view.overdue && 'true',
    undelivered: view.undelivered && 'true',
  };
  return withParameters(address, parameters, values);
}

/** What narrows the list within its view. */
function narrowingOf(view: RequestView): RequestFilter {
  const { search, kind, status, platform, studies, from, to } = view;
  const { source, button, article, assignedTo, awaiting, overdue, undelivered } = view;
  return {
    ...(search ? { search } : {}),
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(assignedTo === nobody ? { unassigned: true } : assignedTo ? { assignedTo } : {}),
    ...(platform ? { platform } : {}),
    ...(studies ? { numberOfStudies: studies } : {}),
    ...(source ? { source } : {}),
    ...(button ? { button } : {}),
    ...(article ? { article } : {}),
    ...(from ? { from: startOfDay(from) } : {}),
    ...(to ? { to: endOfDay(to) } : {}),
    ...(awaiting ? { awaitingReply: true } : {}),
    ...(overdue ? { overdue } : {}),
    ...(undelivered ? { replyNotDelivered: true } : {}),
  };
}

/** The view as a filter of the API; undefined fields do not filter. */
export function requestFilterOf(view: RequestView): RequestFilter {
  return { ...narrowingOf(view), ...(view.panel === 'suspects' ? { view: 'SUSPECTS' } : {}) };
}

/** Whether the view shows less than everything. */
export function isNarrowed(view: RequestView): boolean {
  return Object.keys(narrowingOf(view)).length > 0;
}

/** Where the list under this view is downloaded as CSV. */
export function requestExportAddress(view: RequestView): string {
  const query = new URLSearchParams(
    Object.entries(requestFilterOf(view)).map(([name, value]) => [
      name,
      name === 'view' || name === 'kind' || name === 'status'
        ? String(value).toLowerCase()
        : String(value),
    ]),
  ).toString();
  return `/api/requests.csv${query === '' ? '' : `?${query}`}`;
}
