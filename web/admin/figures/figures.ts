import type { ReactNode } from 'react';
import type { InsightsQuery } from '../../generated/admin.ts';
import { countText } from './count-text.ts';

/** What was counted in a period. */
export type Insights = InsightsQuery['insights'];

/** A number of a row. */
export interface Figure<Row> {
  title: string;
  /** In words of one row, such as "3 reads". */
  unitNames: readonly [one: string, several: string];
  of: (row: Row) => number;
}

/** One table of the tab. */
export interface FigureTable<Row> {
  heading: string;
  /** What the rows are, as the head of their column. */
  rowTitle: string;
  rows: readonly Row[];
  /** What a row is called; no two rows have the same name. */
  nameOf: (row: Row) => string;
  /** As it is shown; its name unless said otherwise. */
  show?: (row: Row) => ReactNode;
  /** The first is drawn as bars. */
  figures: readonly [Figure<Row>, ...Figure<Row>[]];
  /** What is to be known of the rows as a whole. */
  remark?: string | undefined;
  /** What will stand there once something was counted. */
  empty: string;
  /** Further texts of a row. */
  notes?: readonly { title: string; of: (row: Row) => string }[];
  /** What can be done about a row. */
  action?: (row: Row) => ReactNode;
}

/** A figure in words: "1 read", "1,200 views". */
export function figureText(count: number, [one, several]: Figure<never>['unitNames']): string {
  return `${countText(count)} ${count === 1 ? one : several}`;
}

/** How a sum changed against the period before, in words. */
export function changeText(now: number, before: number): string {
  if (now === before) return 'unchanged';
  if (before === 0) return 'up from 0';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return now > before ? 'slightly more' : 'slightly fewer';
  return `${countText(percent)} % ${now > before ? 'more' : 'fewer'}`;
}
