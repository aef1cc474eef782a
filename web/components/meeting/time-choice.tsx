import { useId } from 'react';
import { timeLabels } from '../../calendar/time-labels.ts';
import type { Clock } from '../../calendar/time-labels.ts';

interface TimeChoiceProps {
  /** The day's name, in the visitor's language. */
  day: string;
  times: readonly string[];
  chosen: string | undefined;
  clock: Clock;
  onChoose: (time: string) => void;
}

/** Chooses one of a day's free times. */
export function TimeChoice({ day, times, chosen, clock, onChoose }: TimeChoiceProps) {
  const name = useId();
  const labels = timeLabels(times, clock);
  return (
    <fieldset className="mt-times">
      <legend className="lbl">
        Time on{' '}
        <span lang={clock.locale} dir="auto">
          {day}
        </span>
      </legend>
      <div lang={clock.locale}>
        {times.map((time, index) => (
          <label key={time} className="mt-time">
            <input
              type="radio"
              name={name}
              value={time}
              checked={time === chosen}
              onChange={() => onChoose(time)}
            />
            <span>{labels[index]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
