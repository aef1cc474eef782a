import { Segmented } from 'antd';
import { useId } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { DayField } from '../figures/day-field.tsx';
import {
  periods,
  periodUntilToday,
  type InsightsPeriod,
  type PeriodKey,
} from '../figures/insights-period.ts';

interface PeriodChoiceProps {
  period: InsightsPeriod;
  /** The problem with the period, if any. */
  problem: string | undefined;
  /** Called with a function that changes the current period. */
  onChoose: (change: (period: InsightsPeriod) => InsightsPeriod) => void;
}

/** A choice of periods that end today, or custom dates. */
export function PeriodChoice({ period, problem, onChoose }: PeriodChoiceProps) {
  const problemId = useId();
  const ends = [
    { label: 'From', day: period.from, end: 'from' },
    { label: 'To', day: period.to, end: 'to' },
  ] as const;
  return (
    <div className="adm-filters adm-period-filters">
      <Segmented<PeriodKey>
        aria-label="Period"
        value={period.key}
        onChange={(key) => onChoose(() => periodUntilToday(key, new Date()))}
        options={periods.map(({ key, label }) => ({ value: key, label }))}
      />
      {ends.map(({ label, day, end }) => (
        <DayField
          key={end}
          label={label}
          day={day}
          problemId={problem && end === 'to' ? problemId : undefined}
          onChoose={(chosen) => {
            if (chosen) onChoose((current) => ({ ...current, key: 'own', [end]: chosen }));
          }}
        />
      ))}
      {problem ? (
        <p className="adm-field-error ins-problem" id={problemId} role="alert">
          <InterfaceIcon name="warning" />
          {problem}
        </p>
      ) : null}
    </div>
  );
}
