import { In, IsNull, Not, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { withoutStrayControls } from '../../../schema/text-rules.ts';
import { escapeLike, narrowToWords, searchWords } from '../../database/narrow-to-words.ts';
import { firstIdAt } from '../entities/request-ids.ts';
import { unknownSource } from '../entities/request-source.ts';
import {
  RequestStatus,
  VisitorRequest,
  type RequestKind,
} from '../entities/visitor-request.entity.ts';
import { narrowToUndelivered, type UndeliveredReplies } from './undelivered-replies.ts';

/** The two views of the administrator's list (product 8.3). */
export enum RequestListView {
  INBOX = 'inbox',
  SUSPECTS = 'suspects',
}

/** Filters of a list of requests; absent ones do not filter. */
export interface RequestFilter {
  /** The inbox by default. */
  view?: RequestListView | null;
  kind?: RequestKind | null;
  status?: RequestStatus | null;
  /** E-mail address of the assignee. */
  assignedTo?: string | null;
  unassigned?: boolean | null;
  platform?: string | null;
  numberOfStudies?: string | null;
  /** The UTM source, or `unknownSource` for requests without one. */
  source?: string | null;
  /** Text of the button that opened the form. */
  button?: string | null;
  /** Slug of the article that it came from. */
  article?: string | null;
  /** The earliest arrival. */
  from?: Date | null;
  /** The exclusive end of the arrival. */
  to?: Date | null;
  /**
   * New, or contacted only by replies that were queued before this time and are not delivered. Only
   * `partsOf` interprets it.
   */
  awaitingReplySince?: Date | null;
  /** Not closed, and no reply was delivered. */
  undelivered?: UndeliveredReplies | null;
  /** Not closed. Only `partsOf` interprets it. */
  open?: boolean | null;
  /** The consent to processing was withdrawn, which asks to erase the data. */
  processingWithdrawn?: boolean | null;
  /** Arrived before this time, like `to`; used for overdue requests. */
  arrivedBefore?: Date | null;
  /** Every word must occur in the request. */
  search?: string | null;
}

/** Whether a filter needs more than an index, so that rows have to be read. */
export function needsScan(filter: RequestFilter): boolean {
  const { platform, numberOfStudies, source, button, article, assignedTo, unassigned } = filter;
  return (
    Boolean(platform || numberOfStudies || source || button || article) ||
    Boolean(assignedTo || unassigned || filter.processingWithdrawn) ||
    searchWords(filter.search).length > 0
  );
}

/** Ids from `from` (inclusive) to `below` (exclusive); undefined is open. */
export interface IdRange {
  from?: string | undefined;
  below?: string | undefined;
  among?: readonly string[] | undefined;
}

/**
 * Splits a filter for open requests, or for those that await a reply, into filters that do not
 * overlap. An index can serve each of them, but not the combined condition.
 */
export function partsOf({ awaitingReplySince, open, ...filter }: RequestFilter): RequestFilter[] {
  if (!awaitingReplySince && !open) {
    return [filter];
  }
  const undelivered = awaitingReplySince
    ? { undelivered: { queuedBefore: awaitingReplySince, givenUp: false } }
    : {};
  return [
    { ...filter, status: RequestStatus.NEW },
    { ...filter, ...undelivered, status: RequestStatus.CONTACTED },
  ].filter(({ status }) => !filter.status || status === filter.status);
}

/**
 * Intersects the ids of a filter's times with a range. SQLite seeks by one bound per side and scans
 * all rows that a second one would exclude, so there must be only one.
 */
function commonRange({ from, to, arrivedBefore }: RequestFilter, range: IdRange): IdRange {
  const lower = [from ? firstIdAt(from) : undefined, range.from];
  const upper = [to, arrivedBefore].map((time) => (time ? firstIdAt(time) : undefined));
  return {
    from: lower
      .filter((id) => id !== undefined)
      .sort()
      .at(-1),
    below: [...upper, range.below].filter((id) => id !== undefined).sort()[0],
  };
}

/** The indexed part of one of the `partsOf` a filter, within a range of ids. */
export function indexedSelection(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange,
): SelectQueryBuilder<VisitorRequest> {
  const { view, kind, status, undelivered } = filter;
  const selection = manager
    .createQueryBuilder(VisitorRequest, 'request')
    .where({ suspect: view === RequestListView.SUSPECTS });
  if (kind) {
    selection.andWhere({ kind });
  }
  if (status) {
    selection.andWhere({ status });
  }
  if (undelivered) {
    if (!status) selection.andWhere({ status: In([RequestStatus.NEW, RequestStatus.CONTACTED]) });
    narrowToUndelivered(manager, selection, undelivered);
  }
  const { from, below } = commonRange(filter, range);
  if (from !== undefined) {
    selection.andWhere('request.id >= :from', { from });
  }
  if (below !== undefined) {
    selection.andWhere('request.id < :below', { below });
  }
  return selection;
}

/**
 * Filters by a value in `source`, a JSON text: quotation marks within values are escaped there, so
 * that no value can look like another entry. `REPLACE` is case-sensitive on both engines.
 */
function narrowToOrigin(
  selection: SelectQueryBuilder<VisitorRequest>,
  { source, button, article }: RequestFilter,
): void {
  if (source === unknownSource) {
    selection.andWhere(`request.source NOT LIKE '%"utmSource":"%'`);
  }
  const wanted = Object.entries({
    utmSource: source === unknownSource ? undefined : source,
    button,
    article,
  });
  for (const [name, value] of wanted) {
    if (value) {
      selection.andWhere(`REPLACE(request.source, :${name}, '') <> request.source`, {
        [name]: `${JSON.stringify(name)}:${JSON.stringify(withoutStrayControls(value))}`,
      });
    }
  }
}

/** The selection of one of the `partsOf` a filter, within a range of ids. */
export function filteredSelection(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange,
): SelectQueryBuilder<VisitorRequest> {
  const selection = indexedSelection(manager, filter, range);
  const { platform, numberOfStudies, search, assignedTo, unassigned } = filter;
  if (range.among) {
    selection.andWhere({ id: In(range.among) });
  }
  if (assignedTo) {
    selection.andWhere({ assignedTo: withoutStrayControls(assignedTo).trim().toLowerCase() });
  }
  if (unassigned) {
    selection.andWhere({ assignedTo: IsNull() });
  }
  if (filter.processingWithdrawn) {
    selection.andWhere({ dataProcessingWithdrawnAt: Not(IsNull()) });
  }
  if (platform) {
    selection.andWhere(`request.platformsToDemo LIKE :platform ESCAPE '\\'`, {
      platform: `%${escapeLike(JSON.stringify(platform))}%`,
    });
  }
  if (numberOfStudies) {
    selection.andWhere('request.numberOfStudies = :numberOfStudies', {
      numberOfStudies: withoutStrayControls(numberOfStudies),
    });
  }
  narrowToOrigin(selection, filter);
  narrowToWords(selection, ['request.searchText'], search);
  return selection;
}
