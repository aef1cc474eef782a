import type { ReactNode } from 'react';
import type { InsightsQuery } from '../../generated/admin.ts';

export type Insights = InsightsQuery['insights'];

export interface Figure<Row> {
  title: string;
  /** Singular and plural of the unit, such as "3 reads". */
  unitNames: readonly [one: string, several: string];
  of: (row: Row) => number;
}

function figureOf<Name extends string>(
  name: Name,
  title: string,
  unitNames: Figure<never>['unitNames'],
): Figure<Record<Name, number>> {
  return { title, unitNames, of: (row) => row[name] };
}

/** The figures that several tables show. */
export const commonFigures = {
  views: figureOf('views', 'Views', ['view', 'views']),
  visits: figureOf('visits', 'Visits', ['visit', 'visits']),
  reads: figureOf('reads', 'Reads', ['read', 'reads']),
  dialogs: figureOf('dialogs', 'Forms opened', ['form opened', 'forms opened']),
  requests: figureOf('requests', 'Requests', ['request', 'requests']),
};

export interface FigureTable<Row> {
  heading: string;
  /** Heading of the first column. */
  rowTitle: string;
  rows: readonly Row[];
  /** The name of a row, unique within the table. */
  nameOf: (row: Row) => string;
  /** Renders the name; by default, it is shown as text. */
  show?: (row: Row) => ReactNode;
  /** The first one is shown as bars. */
  figures: readonly [Figure<Row>, ...Figure<Row>[]];
  /** A note about the table as a whole. */
  remark?: string | undefined;
  /** The text of an empty table. */
  empty: string;
  /** Additional texts of a row. */
  notes?: readonly { title: string; of: (row: Row) => string }[];
  action?: (row: Row) => ReactNode;
}

/** Formats a number with thousands separators. */
export function countText(count: number): string {
  return count.toLocaleString('en-US');
}

/** A figure with its unit: "1 read", "1,200 views". */
export function figureText(count: number, [one, several]: Figure<never>['unitNames']): string {
  return `${countText(count)} ${count === 1 ? one : several}`;
}

/** Describes how a total changed from the previous period. */
export function changeText(now: number, before: number): string {
  if (now === before) return 'unchanged';
  if (before === 0) return 'up from 0';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return now > before ? 'slightly more' : 'slightly fewer';
  return `${countText(percent)} % ${now > before ? 'more' : 'fewer'}`;
}
