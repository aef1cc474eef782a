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

/** How many rows are looked at before others get their turn; SQLite's driver is synchronous. */
const rowsLookedAt = 2_000;
/** How many whole requests are made at once, which takes longer. */
const rowsMade = 500;

/** Requests within a range of ids that a filter matches, newest first, at most `limit`. */
export async function findRequests(
  manager: EntityManager,
  filter: RequestFilter,
  range: IdRange,
  limit?: number,
): Promise<VisitorRequest[]> {
  const parts = await Promise.all(
    partsOf(filter).map((part) =>
      filteredSelection(manager, part, range).orderBy('request.id', 'DESC').limit(limit).getMany(),
    ),
  );
  const [only = [], ...others] = parts;
  return others.length === 0
    ? only
    : parts
        .flat()
        .sort((one, other) => (one.id < other.id ? 1 : -1))
        .slice(0, limit);
}

/** How many requests within a range of ids a filter matches. */
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
 * Walks through everything that the indexed part of a filter selects, newest first, in ranges of
 * a bounded number of rows, so that a million requests block nobody and fill no memory.
 */
export async function* idRanges(
  manager: EntityManager,
  filter: RequestFilter,
  { below, rows = rowsLookedAt }: { below?: string | undefined; rows?: number } = {},
): AsyncGenerator<IdRange> {
  let upper = below;
  // What else awaits a reply is in the same ranges, and little.
  const [part] = partsOf(filter);
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

/** Every request that a filter selects, newest first, in portions of bounded size. */
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

/** Requests of a range that have in common what is counted, as it is stored: lists are JSON. */
export interface RequestGroup {
  kind: RequestKind;
  numberOfStudies: string | null;
  platformsToDemo: string | null;
  source: string;
  count: number;
}

/** Groups what a filter selects within a range; the database counts, since it is quicker by far. */
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
