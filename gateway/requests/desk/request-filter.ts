import { In, IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
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

/** What a list of requests may be narrowed to; what is absent narrows nothing. */
export interface RequestFilter {
  /** The inbox unless the suspects are asked for. */
  view?: RequestListView | null;
  kind?: RequestKind | null;
  status?: RequestStatus | null;
  /** E-mail address of who sees to it. */
  assignedTo?: string | null;
  /** Nobody sees to it. */
  unassigned?: boolean | null;
  platform?: string | null;
  numberOfStudies?: string | null;
  /** The UTM source, or `unknownSource` for none. */
  source?: string | null;
  /** Text of the button that opened the form. */
  button?: string | null;
  /** Slug of the article that led to it. */
  article?: string | null;
  /** Arrived at or after. */
  from?: Date | null;
  /** Arrived before. */
  to?: Date | null;
  /**
   * New, or contacted by replies alone that were queued before this moment and are not delivered.
   * Only `partsOf` knows what it means.
   */
  awaitingReplySince?: Date | null;
  /** Not closed, and no reply was delivered. */
  undelivered?: UndeliveredReplies | null;
  /** Arrived before, like `to`; what an overdue request has in common. */
  arrivedBefore?: Date | null;
  /** Every word must occur in the request. */
  search?: string | null;
}

/** Whether a filter asks for more than an index knows, so that rows have to be looked at. */
export function needsScan(filter: RequestFilter): boolean {
  const { platform, numberOfStudies, source, button, article, assignedTo, unassigned } = filter;
  return (
    Boolean(platform || numberOfStudies || source || button || article) ||
    Boolean(assignedTo || unassigned) ||
    searchWords(filter.search).length > 0
  );
}

/** Ids from `from` (included) up to `below` (excluded), of these alone; undefined is open. */
export interface IdRange {
  from?: string | undefined;
  below?: string | undefined;
  among?: readonly string[] | undefined;
}

/**
 * The filters that make up one which asks for what awaits a reply. No request matches two of them,
 * and an index answers each, which it would not answer in one condition.
 */
export function partsOf({ awaitingReplySince, ...filter }: RequestFilter): RequestFilter[] {
  if (!awaitingReplySince) {
    return [filter];
  }
  const undelivered = { queuedBefore: awaitingReplySince, givenUp: false };
  return [
    { ...filter, status: RequestStatus.NEW },
    { ...filter, status: RequestStatus.CONTACTED, undelivered },
  ].filter(({ status }) => !filter.status || status === filter.status);
}

/**
 * The ids that the times of a filter and a range have in common. SQLite seeks by one bound on each
 * side and passes through everything that a second one would exclude, so there must be only one.
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

/** What an index answers of one of the `partsOf` a filter, within a range of ids. */
export function indexedSelection(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange = {},
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
 * Narrows a selection by what stands in `source`, a JSON text: a quotation mark within a value is
 * escaped there, so that no value can look like another entry. `REPLACE` tells capitals apart on
 * both engines.
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

/** One of the `partsOf` a filter, within a range of ids. */
export function filteredSelection(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange = {},
): SelectQueryBuilder<VisitorRequest> {
  const selection = indexedSelection(manager, filter, range);
  const { platform, numberOfStudies, search, assignedTo, unassigned } = filter;
  if (range.among) {
    selection.andWhere({ id: In(range.among) });
  }
  if (assignedTo) {
    selection.andWhere({ assignedTo: assignedTo.trim().toLowerCase() });
  }
  if (unassigned) {
    selection.andWhere({ assignedTo: IsNull() });
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
