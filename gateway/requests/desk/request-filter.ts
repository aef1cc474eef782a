import { IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { withoutStrayControls } from '../../../schema/text-rules.ts';
import { escapeLike, narrowToWords, searchWords } from '../../database/narrow-to-words.ts';
import { firstIdAt } from '../entities/request-ids.ts';
import { unknownSource } from '../entities/request-source.ts';
import {
  RequestStatus,
  VisitorRequest,
  type RequestKind,
} from '../entities/visitor-request.entity.ts';

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
  /** Still new, and arrived before. */
  newSinceBefore?: Date | null;
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

/** Ids from `from` (included) up to `below` (excluded); undefined is open. */
export interface IdRange {
  from?: string | undefined;
  below?: string | undefined;
}

/**
 * The ids that the times of a filter and a range have in common. SQLite seeks by one bound on each
 * side and passes through everything that a second one would exclude, so there must be only one.
 */
function commonRange({ from, to, newSinceBefore }: RequestFilter, range: IdRange): IdRange {
  const lower = [from ? firstIdAt(from) : undefined, range.from];
  const upper = [to, newSinceBefore].map((time) => (time ? firstIdAt(time) : undefined));
  return {
    from: lower
      .filter((id) => id !== undefined)
      .sort()
      .at(-1),
    below: [...upper, range.below].filter((id) => id !== undefined).sort()[0],
  };
}

/** The part of a filter that an index answers, within a range of ids. */
export function indexedSelection(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange = {},
): SelectQueryBuilder<VisitorRequest> {
  const { view, kind, status, newSinceBefore } = filter;
  const selection = manager
    .createQueryBuilder(VisitorRequest, 'request')
    .where({ suspect: view === RequestListView.SUSPECTS });
  if (kind) {
    selection.andWhere({ kind });
  }
  if (status) {
    selection.andWhere({ status });
  }
  if (newSinceBefore) {
    selection.andWhere({ status: RequestStatus.NEW });
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

/** The whole filter, within a range of ids. */
export function filteredSelection(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange = {},
): SelectQueryBuilder<VisitorRequest> {
  const selection = indexedSelection(manager, filter, range);
  const { platform, numberOfStudies, search, assignedTo, unassigned } = filter;
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
