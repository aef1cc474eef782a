import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { filteredSelection, indexedSelection, type RequestFilter } from './request-filter.ts';
import type { VisitorRequest } from './visitor-request.entity.ts';

/** How many rows are looked at before others get their turn; SQLite's driver is synchronous. */
const rowsPerSlice = 2_000;

/** Ids `from` (included) up to `below` (excluded). */
interface IdRange {
  from: string | undefined;
  below: string | undefined;
}

/**
 * Walks through everything that the indexed part of a filter selects, newest first, in ranges of
 * a bounded number of rows, so that a million requests block nobody and fill no memory.
 */
export async function* idRanges(
  manager: EntityManager,
  filter: RequestFilter,
  below?: string,
): AsyncGenerator<IdRange> {
  let upper = below;
  for (;;) {
    const selection = indexedSelection(manager, filter).select('request.id', 'id');
    if (upper !== undefined) {
      selection.andWhere('request.id < :upper', { upper });
    }
    const last = await selection
      .orderBy('request.id', 'DESC')
      .offset(rowsPerSlice - 1)
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

/** The whole filter within a range of ids. */
export function selectionWithin(manager: EntityManager, filter: RequestFilter, range: IdRange) {
  const selection = filteredSelection(manager, filter);
  if (range.from !== undefined) {
    selection.andWhere('request.id >= :rangeFrom', { rangeFrom: range.from });
  }
  if (range.below !== undefined) {
    selection.andWhere('request.id < :rangeBelow', { rangeBelow: range.below });
  }
  return selection;
}

/** Every request that a filter selects, newest first, in portions of bounded size. */
export async function* requestPortions(
  manager: EntityManager,
  filter: RequestFilter,
  below?: string,
): AsyncGenerator<VisitorRequest[]> {
  for await (const range of idRanges(manager, filter, below)) {
    const found = await selectionWithin(manager, filter, range)
      .orderBy('request.id', 'DESC')
      .getMany();
    if (found.length > 0) {
      yield found;
    }
  }
}
