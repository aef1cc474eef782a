import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { firstIdAt } from './request-ids.ts';
import { RequestStatus, VisitorRequest, type RequestKind } from './visitor-request.entity.ts';

/** The two views of the administrator's list (contract §6 item 18). */
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
  platform?: string | null;
  numberOfStudies?: string | null;
  /** Arrived at or after. */
  from?: Date | null;
  /** Arrived before. */
  to?: Date | null;
  /** Still new, and arrived before. */
  newSinceBefore?: Date | null;
  /** Every word must occur in the request. */
  search?: string | null;
}

const maxSearchTerms = 10;

function escapeLike(term: string): string {
  return term.replace(/[\\%_]/g, '\\$&');
}

function searchTerms(search: string | null | undefined): string[] {
  return (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxSearchTerms);
}

/** Whether a filter asks for more than an index knows, so that rows have to be looked at. */
export function needsScan(filter: RequestFilter): boolean {
  return (
    Boolean(filter.platform || filter.numberOfStudies) || searchTerms(filter.search).length > 0
  );
}

/** The part of a filter that an index answers, in the order of ids. */
export function indexedSelection(
  manager: EntityManager,
  filter: RequestFilter,
): SelectQueryBuilder<VisitorRequest> {
  const { view, kind, status, from, to, newSinceBefore } = filter;
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
    selection
      .andWhere({ status: RequestStatus.NEW })
      .andWhere('request.id < :newSinceBefore', { newSinceBefore: firstIdAt(newSinceBefore) });
  }
  if (from) {
    selection.andWhere('request.id >= :from', { from: firstIdAt(from) });
  }
  if (to) {
    selection.andWhere('request.id < :to', { to: firstIdAt(to) });
  }
  return selection;
}

/** The whole filter. */
export function filteredSelection(
  manager: EntityManager,
  filter: RequestFilter,
): SelectQueryBuilder<VisitorRequest> {
  const selection = indexedSelection(manager, filter);
  const { platform, numberOfStudies, search } = filter;
  if (platform) {
    selection.andWhere(`request.platformsToDemo LIKE :platform ESCAPE '\\'`, {
      platform: `%${escapeLike(JSON.stringify(platform))}%`,
    });
  }
  if (numberOfStudies) {
    selection.andWhere('request.numberOfStudies = :numberOfStudies', { numberOfStudies });
  }
  searchTerms(search).forEach((term, index) => {
    selection.andWhere(`request.searchText LIKE :term${String(index)} ESCAPE '\\'`, {
      [`term${String(index)}`]: `%${escapeLike(term)}%`,
    });
  });
  return selection;
}
