import { Segmented } from 'antd';
import { now } from '../../../calendar/now.ts';
import { DayField } from '../../figures/day-field.tsx';
import type { RequestView } from '../request-view.ts';
import { chosenRange, overviewRanges, rangeOf } from './overview-range.ts';

interface OverviewRangeChoiceProps {
  view: Pick<RequestView, 'from' | 'to'>;
  onChange: (changes: Partial<RequestView>) => void;
}

/** A choice of the period that the overview counts. */
export function OverviewRangeChoice({ view, onChange }: OverviewRangeChoiceProps) {
  const renderedAt = now();
  return (
    <div className="adm-filters adm-period-filters">
      <Segmented<number>
        aria-label="Period"
        value={chosenRange(view, renderedAt) ?? 0}
        onChange={(days) => onChange(rangeOf(days, renderedAt))}
        options={overviewRanges.map(({ days, label }) => ({ value: days, label }))}
      />
      <DayField label="From" day={view.from} onChoose={(from) => onChange({ from })} />
      <DayField label="To" day={view.to} onChoose={(to) => onChange({ to })} />
    </div>
  );
}
