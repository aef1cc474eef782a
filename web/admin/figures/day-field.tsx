import { Input } from 'antd';
import { useId, useState } from 'react';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; undefined if none is chosen. */
  day: string | undefined;
  onChoose: (day: string | undefined) => void;
  /** The id of a message about an invalid day. */
  problemId?: string | undefined;
}

/** A year that is not typed completely yet. */
const unfinished = /^0/;

/**
 * One end of a range of days. While focused, it shows the typed text: the day arrives later,
 * through the URL, and would replace a half-typed year.
 */
export function DayField({ label, day = '', onChoose, problemId }: DayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="adm-filter adm-day">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        max="9999-12-31"
        value={typed ?? day}
        onFocus={() => setTyped(day)}
        onBlur={() => setTyped(undefined)}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (!unfinished.test(value)) onChoose(value || undefined);
        }}
        {...(problemId === undefined
          ? {}
          : { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId })}
      />
    </div>
  );
}
