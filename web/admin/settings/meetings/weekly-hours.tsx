import { Button, Flex, Input } from 'antd';
import { useId, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { FieldError } from '../../shell/labelled-field.tsx';
import { firstMessage } from '../../shell/rule-field.tsx';
import { weekdays } from '../settings-values.ts';
import {
  officeRows,
  timeOfDay,
  withNextRow,
  type HoursRow,
  type MeetingValues,
} from './meeting-values.ts';
import { AdminSelect } from '../../shell/admin-select.tsx';

interface WeeklyHoursProps {
  rows: readonly HoursRow[];
  /** The messages for single rows, by place, or the one for all rows together. */
  error: FieldErrors<MeetingValues>['hours'];
  onChange: (rows: HoursRow[]) => void;
}

/** The hours of each weekday at which meetings are offered, with any number of ranges. */
export function WeeklyHours({ rows, error, onChange }: WeeklyHoursProps) {
  const ofAll = error?.message;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const add = (next: HoursRow[]) => {
    onChange(next);
    // Focuses the new hours.
    requestAnimationFrame(() => {
      group.current?.querySelector<HTMLInputElement>('li:last-child .set-time')?.focus();
    });
  };
  return (
    <fieldset className="set-hours" ref={group} aria-describedby={ofAll && id}>
      <legend>Weekly hours</legend>
      {rows.length > 0 ? (
        <ul>
          {rows.map((row, index) => (
            <HoursLine
              key={row.key}
              row={row}
              place={index + 1}
              error={firstMessage(error?.[index])}
              invalid={ofAll !== undefined}
              onChange={(changes) =>
                onChange(rows.map((each) => (each === row ? { ...row, ...changes } : each)))
              }
              onRemove={() => {
                onChange(rows.filter((each) => each !== row));
                adding.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="adm-note">No hours yet: no meetings are offered.</p>
      )}
      <FieldError id={id} text={ofAll} />
      <div className="set-actions">
        <Button ref={adding} onClick={() => add(withNextRow(rows))}>
          Add hours
        </Button>
        {rows.length === 0 ? (
          <Button onClick={() => add(officeRows())}>Monday to Friday, 9 to 5</Button>
        ) : null}
      </div>
    </fieldset>
  );
}

interface HoursLineProps {
  row: HoursRow;
  /** 1-based. */
  place: number;
  error: string | undefined;
  /** Whether the rows conflict with each other. */
  invalid: boolean;
  onChange: (changes: Partial<HoursRow>) => void;
  onRemove: () => void;
}

function HoursLine({ row, place, error, invalid, onChange, onRemove }: HoursLineProps) {
  const id = useId();
  const time = (name: 'from' | 'to', label: string) => (
    <label>
      <span>{label}</span>
      <Input
        className="set-time"
        inputMode="numeric"
        aria-invalid={invalid || error !== undefined}
        aria-describedby={error && id}
        {...(invalid || error !== undefined ? { status: 'error' } : {})}
        value={row[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        onBlur={() => {
          const full = timeOfDay(row[name]);
          if (full !== row[name]) onChange({ [name]: full });
        }}
      />
    </label>
  );
  return (
    <li>
      <Flex wrap gap="8px 12px" align="center" role="group" aria-label={`Hours ${place}`}>
        <AdminSelect<number>
          aria-label="Weekday"
          className="set-weekday"
          value={row.weekday}
          onChange={(weekday) => onChange({ weekday })}
          options={weekdays}
        />
        {time('from', 'From')}
        {time('to', 'To')}
        <Button aria-label={`Remove hours ${place}`} onClick={onRemove}>
          Remove
        </Button>
        <FieldError id={id} text={error} />
      </Flex>
    </li>
  );
}
