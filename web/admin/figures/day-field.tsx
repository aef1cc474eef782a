import { Input } from 'antd';
import { useId, useState } from 'react';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; undefined while none is chosen. */
  day: string | undefined;
  onChoose: (day: string | undefined) => void;
  /** The id of a message about the day, where it cannot be used. */
  problemId?: string | undefined;
}

/** A year of which not all digits are typed yet. */
const unfinished = /^0/;

/**
 * One end of a range of days. While it has the focus it shows what is typed, since the day comes
 * back later, by the address of the page, and would take the place of half a year.
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
