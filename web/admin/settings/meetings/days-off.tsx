import { Button, Flex, Input } from 'antd';
import { useRef, useState } from 'react';
import { longDate } from '../../../components/long-date.ts';
import { LabelledField } from '../../shell/labelled-field.tsx';

interface DaysOffProps {
  /** Dates such as "2026-12-24". */
  days: readonly string[];
  error: string | undefined;
  onChange: (days: string[]) => void;
}

/** The days without meetings; a day is added when its field is left, by Enter or by the button. */
export function DaysOff({ days, error, onChange }: DaysOffProps) {
  const [day, setDay] = useState('');
  const field = useRef<HTMLFieldSetElement>(null);
  const focusField = () => field.current?.querySelector('input')?.focus();
  const add = () => {
    if (day === '') return;
    onChange([...new Set([...days, day])].sort());
    setDay('');
  };
  return (
    <fieldset className="set-hours" ref={field}>
      <legend>Days off</legend>
      {days.length > 0 ? (
        <ul>
          {days.map((each) => (
            <li key={each}>
              <Flex wrap gap={12} align="center">
                <time dateTime={each}>{longDate(each)}</time>
                <Button
                  type="text"
                  aria-label={`Remove ${longDate(each)}`}
                  onClick={() => {
                    onChange(days.filter((other) => other !== each));
                    focusField();
                  }}
                >
                  Remove
                </Button>
              </Flex>
            </li>
          ))}
        </ul>
      ) : null}
      <LabelledField label="Add a day off" error={error}>
        {(attributes) => (
          <Input
            {...attributes}
            className="set-day"
            type="date"
            max="9999-12-31"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </LabelledField>
      <div className="set-actions">
        <Button onClick={focusField}>Add day</Button>
      </div>
    </fieldset>
  );
}
