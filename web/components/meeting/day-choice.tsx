import { useId } from 'react';
import { InterfaceIcon } from '../interface-icon.tsx';
import type { DayOfTimes } from '../../calendar/days-of-times.ts';
import { firstWeekdayOf, monthOf, weeksOf, type Month } from '../../calendar/month-of-days.ts';
import { dateLabel, dayLabel, monthLabel, weekdayLabels } from '../../calendar/time-labels.ts';

interface DayChoiceProps {
  /** Days that have times, earliest first; at least one. */
  days: readonly DayOfTimes[];
  /** The month that is shown, one of those of the days. */
  month: Month;
  chosen: string | undefined;
  locale: string;
  onMonth: (month: Month) => void;
  onChoose: (day: string) => void;
}

/**
 * Chooses a day in a month's calendar: one tab stop; the arrow keys move between days. Days without
 * a free time are shown, but cannot be chosen.
 */
export function DayChoice(props: DayChoiceProps) {
  const { days, month, chosen, locale, onMonth, onChoose } = props;
  const name = useId();
  const firstWeekday = firstWeekdayOf(locale);
  const months = [...new Set(days.map(({ day }) => monthOf(day)))];
  const place = months.indexOf(month);
  const free = new Map(days.map(({ day, times }) => [day, times.length]));
  return (
    <fieldset className="mt-days">
      <legend className="lbl">Day</legend>
      <div className="mt-month">
        <Leaf label="Previous month" icon="back" to={months[place - 1]} onMonth={onMonth} />
        <p aria-live="polite" lang={locale}>
          {monthLabel(month, locale)}
        </p>
        <Leaf label="Next month" icon="forward" to={months[place + 1]} onMonth={onMonth} />
      </div>
      <table lang={locale}>
        <thead>
          <tr>
            {weekdayLabels(firstWeekday, locale).map(({ inFull, short }) => (
              <th key={inFull} scope="col" abbr={inFull}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={weekday}>
                  {day === undefined ? null : free.has(day) ? (
                    <label className="mt-day">
                      <input
                        type="radio"
                        name={name}
                        value={day}
                        checked={day === chosen}
                        aria-label={`${dayLabel(day, locale)}, ${timesInWords(free.get(day) ?? 0)}`}
                        onChange={() => onChoose(day)}
                      />
                      <span aria-hidden="true">{dateLabel(day, locale)}</span>
                    </label>
                  ) : (
                    <span className="mt-full">{dateLabel(day, locale)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function timesInWords(count: number): string {
  return count === 1 ? '1 free time' : `${count} free times`;
}

interface LeafProps {
  label: string;
  icon: 'back' | 'forward';
  /** Undefined where there is no such month. */
  to: Month | undefined;
  onMonth: (month: Month) => void;
}

function Leaf({ label, icon, to, onMonth }: LeafProps) {
  return (
    <button
      type="button"
      className="mt-leaf"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onMonth(to);
      }}
    >
      <InterfaceIcon name={icon} />
    </button>
  );
}
