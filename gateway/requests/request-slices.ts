import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import {
  filteredSelection,
  indexedSelection,
  type IdRange,
  type RequestFilter,
} from './request-filter.ts';
import type { RequestKind, VisitorRequest } from './visitor-request.entity.ts';

/** How many rows are looked at before others get their turn; SQLite's driver is synchronous. */
const rowsLookedAt = 2_000;
/** How many whole requests are made at once, which takes longer. */
const rowsMade = 500;

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
  for (;;) {
    const last = await indexedSelection(manager, filter, { below: upper })
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

/** What a filter selects, in portions, as `read` makes them of a selection. */
async function* portions<Row>(
  manager: EntityManager,
  filter: RequestFilter,
  rows: number,
  read: (selection: SelectQueryBuilder<VisitorRequest>) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const range of idRanges(manager, filter, { rows })) {
    const selection = filteredSelection(manager, filter, range).orderBy('request.id', 'DESC');
    const found = await read(selection);
    if (found.length > 0) {
      yield found;
    }
  }
}

/** Every request that a filter selects, newest first, in portions of bounded size. */
export function requestPortions(
  manager: EntityManager,
  filter: RequestFilter,
): AsyncGenerator<VisitorRequest[]> {
  return portions(manager, filter, rowsMade, (selection) => selection.getMany());
}

/** What is counted of a request, as it is stored: lists and origin are JSON. */
export interface CountedRow {
  id: string;
  kind: RequestKind;
  numberOfStudies: string | null;
  platformsToDemo: string | null;
  source: string;
}

/** The same for whoever only counts: a tenth of the work of making whole requests. */
export function countedPortions(
  manager: EntityManager,
  filter: RequestFilter,
): AsyncGenerator<CountedRow[]> {
  return portions(manager, filter, rowsLookedAt, (selection) =>
    selection
      .select('request.id', 'id')
      .addSelect('request.kind', 'kind')
      .addSelect('request.numberOfStudies', 'numberOfStudies')
      .addSelect('request.platformsToDemo', 'platformsToDemo')
      .addSelect('request.source', 'source')
      .getRawMany<CountedRow>(),
  );
}
