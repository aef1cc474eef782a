import {
  platforms,
  studyRanges,
  type Platform,
  type StudyRange,
} from '../../../schema/request-choices.ts';
import type { RequestFilter, RequestKind, RequestStatus } from '../../generated/admin.ts';
import { dayOf, endOfDay, startOfDay } from './request-days.ts';
import { replyParameter, requestParameter, withParameters } from '../shell/view-address.ts';

/** The views of the "Requests" tab other than the inbox. */
export type RequestPanel = 'suspects' | 'meetings' | 'overview' | 'mail';

/** The views of the inbox, in the order of their links (product 8.2). */
export const inboxViews = ['open', 'mine', 'overdue', 'undelivered', 'closed', 'all'] as const;

export type InboxView = (typeof inboxViews)[number];

/** The state of the "Requests" tab, stored in the URL so that it can be bookmarked and shared. */
export interface RequestView {
  /** Undefined for the inbox. */
  panel: RequestPanel | undefined;
  /** The chosen view of the inbox; see `inboxViewOf` for the one that is shown. */
  list: InboxView | undefined;
  search: string;
  kind: RequestKind | undefined;
  status: RequestStatus | undefined;
  /** E-mail address of the assignee, or `nobody`. */
  assignedTo: string | undefined;
  platform: Platform | undefined;
  studies: StudyRange | undefined;
  /** UTM source, button and article, as named in the overview. */
  source: string | undefined;
  button: string | undefined;
  article: string | undefined;
  /** First and last day, as YYYY-MM-DD, inclusive. */
  from: string | undefined;
  to: string | undefined;
  /** Only requests awaiting a reply. */
  awaiting: true | undefined;
  /** Only requests whose person withdrew the consent to processing. */
  processingWithdrawn: true | undefined;
  /** The request whose detail is open. */
  requestId: string | undefined;
  /** Whether its reply form opens with it. */
  replying: true | undefined;
}

/** The URL value for unassigned requests. */
export const unassigned = 'nobody';

export const requestKinds = ['ACCESS', 'DEMO'] as const satisfies readonly RequestKind[];
export const requestStatuses = [
  'NEW',
  'CONTACTED',
  'CLOSED',
] as const satisfies readonly RequestStatus[];
export const requestPlatforms = platforms.map(({ value }) => value);

/** The ranges of the studies filter, fewest first. */
export const requestStudies = studyRanges;

const panels = [
  'suspects',
  'meetings',
  'overview',
  'mail',
] as const satisfies readonly RequestPanel[];

const parameters = {
  panel: 'view',
  list: 'list',
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
  processingWithdrawn: 'withdrawn',
  requestId: requestParameter,
  replying: replyParameter,
} as const satisfies Record<keyof RequestView, string>;

/** A view without filters. */
export const noFilters = {
  list: undefined,
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
  processingWithdrawn: undefined,
} as const satisfies Partial<RequestView>;

/** Reads the view from the URL and ignores unknown values. */
export function readRequestView(address: URLSearchParams): RequestView {
  const kind = address.get(parameters.kind)?.toUpperCase();
  const status = address.get(parameters.status)?.toUpperCase();
  const platform = address.get(parameters.platform)?.toLowerCase();
  return {
    panel: panels.find((known) => known === address.get(parameters.panel)),
    list: inboxViews.find(
      (known) =>
        known === address.get(parameters.list) ||
        // Addresses that were shared before the inbox had views.
        ((known === 'overdue' || known === 'undelivered') && address.get(known) === 'true'),
    ),
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
    processingWithdrawn: address.get(parameters.processingWithdrawn) === 'true' || undefined,
    requestId: address.get(parameters.requestId)?.trim() || undefined,
    replying: address.get(parameters.replying) === 'true' || undefined,
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
    processingWithdrawn: view.processingWithdrawn && 'true',
    replying: view.replying && 'true',
  };
  return withParameters(address, parameters, values);
}

function filtersOf(view: RequestView): RequestFilter {
  const { search, kind, status, platform, studies, from, to } = view;
  const { source, button, article, assignedTo, awaiting } = view;
  return {
    ...(search ? { search } : {}),
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(assignedTo === unassigned ? { unassigned: true } : assignedTo ? { assignedTo } : {}),
    ...(platform ? { platform } : {}),
    ...(studies ? { numberOfStudies: studies } : {}),
    ...(source ? { source } : {}),
    ...(button ? { button } : {}),
    ...(article ? { article } : {}),
    ...(from ? { from: startOfDay(from) } : {}),
    ...(to ? { to: endOfDay(to) } : {}),
    ...(awaiting ? { awaitingReply: true } : {}),
    ...(view.processingWithdrawn ? { processingWithdrawn: true } : {}),
  };
}

/** What a view of the inbox contains; `me` is the e-mail address of the person, if known. */
export function inboxFilterOf(list: InboxView, me: string | undefined): RequestFilter | undefined {
  switch (list) {
    case 'open':
      return { open: true };
    case 'mine':
      return me === undefined ? undefined : { open: true, assignedTo: me };
    case 'overdue':
      return { overdue: true };
    case 'undelivered':
      return { replyNotDelivered: true };
    case 'closed':
      return { status: 'CLOSED' };
    case 'all':
      return {};
  }
}

/** Whether a search or filter is active. */
export function hasFilters(view: RequestView): boolean {
  return Object.keys(filtersOf(view)).length > 0;
}

/**
 * The view of the inbox that is shown. A search looks through everything, and so does a link to
 * filtered requests that names no view.
 */
export function inboxViewOf(view: RequestView): InboxView {
  if (view.search !== '') return 'all';
  return view.list ?? (hasFilters(view) ? 'all' : 'open');
}

/**
 * The view as a filter of the API; undefined fields do not filter. Undefined while it needs the
 * e-mail address of the person, `me`, which is still unknown.
 */
export function requestFilterOf(
  view: RequestView,
  me: string | undefined,
): RequestFilter | undefined {
  if (view.panel === 'suspects') return { ...filtersOf(view), view: 'SUSPECTS' };
  const shown = inboxFilterOf(inboxViewOf(view), me);
  return shown && { ...shown, ...filtersOf(view) };
}

/** The URL that downloads the requests that match a filter as CSV. */
export function requestExportAddress(filter: RequestFilter): string {
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [
      name,
      name === 'view' || name === 'kind' || name === 'status'
        ? String(value).toLowerCase()
        : String(value),
    ]),
  ).toString();
  return `/api/requests.csv${query === '' ? '' : `?${query}`}`;
}
