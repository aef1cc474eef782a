import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { longDate } from '../../components/long-date.ts';
import { countText } from './figures.ts';

/** A round maximum for an axis of counts that starts at 0; its half is an integer. */
export function roundMaximum(greatest: number): number {
  let step = 1;
  for (;;) {
    const fitting = [2, 4, 10].map((factor) => factor * step).find((end) => end >= greatest);
    if (fitting !== undefined) {
      return fitting;
    }
    step *= 10;
  }
}

interface TimePlotProps {
  /** The value of the top grid line. */
  max: number;
  /** The first and last day of the chart, as YYYY-MM-DD. */
  ends: readonly string[];
  /** The chart. */
  children: ReactNode;
}

/** The axes of a chart over time: counts at the side, the first and last day below. */
export function TimePlot({ max, ends, children }: TimePlotProps) {
  return (
    <div className="ovw-plot">
      <Flex
        component="p"
        className="ovw-counts"
        vertical
        justify="space-between"
        aria-hidden="true"
      >
        <span>{countText(max)}</span>
        <span>{countText(max / 2)}</span>
        <span>0</span>
      </Flex>
      {children}
      <Flex component="p" className="ovw-days" justify="space-between" aria-hidden="true">
        {[...new Set([ends.at(0), ends.at(-1)])].map((day) =>
          day === undefined ? null : <span key={day}>{longDate(day)}</span>,
        )}
      </Flex>
    </div>
  );
}
