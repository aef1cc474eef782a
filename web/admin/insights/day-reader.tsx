import type { KeyboardEvent, PointerEvent } from 'react';
import { commonFigures, figureText, type Insights } from '../figures/figures.ts';
import { briefDate } from '../shell/moment-text.ts';

type Days = Insights['days'];

/** What the chart of days shows above that of requests. */
export type Line = 'views' | 'visits';

/** The figures of a day in words; empty without a day. */
export function dayText(day: Days[number] | undefined, lines: readonly Line[]): string {
  if (day === undefined) return '';
  const figures = [...lines, 'requests' as const].map((line) =>
    figureText(day[line], commonFigures[line].unitNames),
  );
  return `${briefDate(day.day)}: ${figures.join(', ')}`;
}

interface DayReaderProps {
  days: Days;
  lines: readonly Line[];
  /** The index of the day that is read. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 7,
  PageDown: -7,
};

/** Reads the days of a chart, by pointer or by arrow keys. */
export function DayReader({ days, lines, shown, onShow }: DayReaderProps) {
  const last = days.length - 1;
  const current = shown ?? last;
  const read = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / Math.max(width, 1)) * last);
    onShow(Math.min(last, Math.max(0, index)));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && current + step;
    if (target === undefined) return;
    event.preventDefault();
    onShow(Math.min(last, Math.max(0, target)));
  };
  return (
    <div
      className="ins-reader"
      role="slider"
      tabIndex={0}
      aria-label="Day"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={current}
      aria-valuetext={dayText(days[current], lines)}
      onPointerMove={read}
      onPointerLeave={() => onShow(undefined)}
      onFocus={() => onShow(current)}
      onBlur={() => onShow(undefined)}
      onKeyDown={move}
    >
      {shown === undefined ? null : (
        <i style={{ left: `${String((shown / Math.max(last, 1)) * 100)}%` }} />
      )}
    </div>
  );
}
