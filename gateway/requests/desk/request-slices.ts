import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import {
  filteredSelection,
  indexedSelection,
  partsOf,
  type IdRange,
  type RequestFilter,
} from './request-filter.ts';
import type { RequestKind, VisitorRequest } from '../entities/visitor-request.entity.ts';

/** The number of rows to read before yielding to other work; SQLite's driver is synchronous. */
const rowsLookedAt = 2_000;
/** The number of whole entities to create in one go, which takes longer. */
const rowsMade = 500;

/** The newest requests, or the oldest, that match a filter within a range of ids, at most `limit`. */
export async function findRequests(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange,
  limit?: number,
  order: 'ASC' | 'DESC' = 'DESC',
): Promise<VisitorRequest[]> {
  const parts = await Promise.all(
    partsOf(filter).map((part) =>
      filteredSelection(manager, part, range).orderBy('request.id', order).limit(limit).getMany(),
    ),
  );
  const [only = [], ...others] = parts;
  return others.length === 0
    ? only
    : parts
        .flat()
        .sort((one, other) => (one.id < other.id === (order === 'DESC') ? 1 : -1))
        .slice(0, limit);
}

/** The number of requests that match a filter within a range of ids. */
export async function countRequests(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange = {},
): Promise<number> {
  const counts = await Promise.all(
    partsOf(filter).map((part) => filteredSelection(manager, part, range).getCount()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Splits the indexed part of a filter into ranges with a limited number of rows, newest first, so
 * that a million requests neither block other work nor fill the memory.
 */
export async function* idRanges(
  manager: EntityManager,
  filter: RequestFilter,
  { below, rows = rowsLookedAt }: { below?: string | undefined; rows?: number } = {},
): AsyncGenerator<IdRange> {
  let upper = below;
  // The other requests that await a reply are in the same ranges, and few; of open ones, many.
  const [part] = filter.awaitingReplySince ? partsOf(filter) : [filter];
  while (part !== undefined) {
    const last = await indexedSelection(manager, part, { below: upper })
      .select('request.id', 'id')
      .orderBy('request.id', 'DESC')
      .offset(rows - 1)
      .limit(1)
      .getRawOne<{ id: string }>();
    yield { from: last?.id, below: upper };
    if (last === undefined) {
      return;
    }
    upper = last.id;
    await nextTurn();
  }
}

/** All requests that match a filter, newest first, in portions of limited size. */
export async function* requestPortions(
  manager: EntityManager,
  filter: RequestFilter,
): AsyncGenerator<VisitorRequest[]> {
  for await (const range of idRanges(manager, filter, { rows: rowsMade })) {
    const found = await findRequests(manager, filter, range);
    if (found.length > 0) {
      yield found;
    }
  }
}

/** Requests within a range that share the counted columns, as stored: lists are JSON. */
export interface RequestGroup {
  kind: RequestKind;
  numberOfStudies: string | null;
  platformsToDemo: string | null;
  source: string;
  count: number;
}

/** Groups the requests of a filter within a range in the database, which counts much faster. */
export async function requestGroups(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange,
): Promise<RequestGroup[]> {
  const groups = await filteredSelection(manager, filter, range)
    .select('request.kind', 'kind')
    .addSelect('request.numberOfStudies', 'numberOfStudies')
    .addSelect('request.platformsToDemo', 'platformsToDemo')
    .addSelect('request.source', 'source')
    .addSelect('COUNT(*)', 'count')
    .groupBy('request.kind')
    .addGroupBy('request.numberOfStudies')
    .addGroupBy('request.platformsToDemo')
    .addGroupBy('request.source')
    .getRawMany<Omit<RequestGroup, 'count'> & { count: number | string }>();
  return groups.map((group) => ({ ...group, count: Number(group.count) }));
}
