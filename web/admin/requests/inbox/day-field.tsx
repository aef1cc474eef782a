import { Input } from 'antd';
import { useId } from 'react';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; undefined while none is chosen. */
  day: string | undefined;
  onChoose: (day: string | undefined) => void;
}

/** One end of a range of days. */
export function DayField({ label, day, onChoose }: DayFieldProps) {
  const id = useId();
  return (
    <div className="adm-filter adm-day">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        max="9999-12-31"
        value={day ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      />
    </div>
  );
}
