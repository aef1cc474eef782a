import { type SubmitEvent, useCallback, useId, useRef, useState } from 'react';
import { LoadFailure } from '../load-failure.tsx';
import { type Choice, selectChoice } from './choice.ts';
import { ChosenTime } from './chosen-time.tsx';
import { DayChoice } from './day-choice.tsx';
import { type Month, monthOf } from '../../calendar/month-of-days.ts';
import { type Clock, dayLabel, timeLabels } from '../../calendar/time-labels.ts';
import { WriteToUs } from './meeting-frame.tsx';
import type { MeetingActions } from './use-meeting.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useReturn } from './use-return.ts';
import { offsetOf, zoneRegions } from '../../calendar/time-zones.ts';

/**
 * Reserves the space of the free times until they are loaded. The server renders this and no times:
 * it does not know the visitor's zone, and times in another one would be wrong for a moment, then
 * move. Without script no times will appear, so it says what to do.
 */
export function TimesLoading() {
  return (
    <div className="mt-wait">
      <p role="status">Looking for free times…</p>
      <div className="mt-bones" aria-hidden="true" />
      <noscript>
        <p className="no-script">
          Choosing a time here needs JavaScript. To arrange a meeting, please <WriteToUs />.
        </p>
      </noscript>
    </div>
  );
}

interface MeetingPickerProps {
  token: string;
  daysAhead: number;
  lengthMinutes: number;
  clock: Clock;
  actions: MeetingActions;
  /** Books the time, or moves the meeting to it; resolves with false on failure. */
  onChoose: (startsAt: string, timeZone: string) => Promise<boolean>;
  onZone: (timeZone: string) => void;
  /** Leaves the meeting unchanged; missing where there is none yet. */
  onCancel?: () => void;
}

/** Chooses zone, day and time, and books. The choice survives every failure. */
export function MeetingPicker(props: MeetingPickerProps) {
  const { token, daysAhead, clock, actions, onChoose, onZone, onCancel } = props;
  const { times, complete, failed, trying, reload } = useFreeTimes(token, daysAhead);
  const [wish, setWish] = useState<Omit<Choice, 'timeZone'>>({});
  const [leafed, setLeafed] = useState<Month>();
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useReturn(reload);

  const { days, day, time } = selectChoice({ ...wish, timeZone: clock.timeZone }, times ?? []);
  const months = days.map((present) => monthOf(present.day));
  const month = months.find((present) => present === leafed) ?? (day && monthOf(day.day));

  const choose = useCallback((wanted: Omit<Choice, 'timeZone'>) => {
    setWish(wanted);
    setLeafed(undefined);
    setMissing(false);
  }, []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (actions.busy) return;
    if (time === undefined) {
      setMissing(true);
      form.current?.querySelector<HTMLInputElement>('.mt-times input')?.focus();
      return;
    }
    if (!(await onChoose(time, clock.timeZone))) reload();
  };

  if (times === undefined || (days.length === 0 && !complete)) {
    return failed ? (
      <LoadFailure what="The free times" trying={trying} tryAgain={reload} />
    ) : (
      <TimesLoading />
    );
  }
  return (
    <form className="cols mt-pick" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {day === undefined || month === undefined ? (
        <p className="mt-none" role="status">
          No times are available at the moment. To arrange a meeting, please <WriteToUs />.
        </p>
      ) : (
        <>
          <ZoneChoice
            timeZone={clock.timeZone}
            at={new Date(time ?? day.times[0] ?? '')}
            onChoose={(timeZone) => {
              setLeafed(undefined);
              onZone(timeZone);
            }}
          />
          <DayChoice
            days={days}
            month={month}
            chosen={day.day}
            locale={clock.locale}
            onMonth={setLeafed}
            onChoose={(wanted) => choose({ day: wanted })}
          />
          <TimeChoice
            day={dayLabel(day.day, clock.locale)}
            times={day.times}
            chosen={time}
            clock={clock}
            onChoose={(wanted) => choose({ time: wanted })}
          />
        </>
      )}
      <ChosenTime
        {...props}
        time={time}
        missing={missing}
        none={day === undefined}
        onCancel={onCancel}
      />
    </form>
  );
}

interface TimeChoiceProps {
  /** The day's name, in the visitor's language. */
  day: string;
  times: readonly string[];
  chosen: string | undefined;
  clock: Clock;
  onChoose: (time: string) => void;
}

/** Chooses one of a day's free times. */
function TimeChoice({ day, times, chosen, clock, onChoose }: TimeChoiceProps) {
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

interface ZoneChoiceProps {
  timeZone: string;
  /** The time for which the UTC offset is shown. */
  at: Date;
  onChoose: (timeZone: string) => void;
}

/** Chooses the time zone: a native select, which phones and keyboards handle well. */
function ZoneChoice({ timeZone, at, onChoose }: ZoneChoiceProps) {
  const id = useId();
  // The initial list: it has every other zone, and the visitor's own.
  const [regions] = useState(() => zoneRegions(timeZone));
  return (
    <div className="fld mt-zones">
      <label className="lbl" htmlFor={id}>
        Time zone
      </label>
      <select
        id={id}
        className="in"
        aria-describedby={`${id}-offset`}
        value={timeZone}
        onChange={(event) => onChoose(event.target.value)}
      >
        {regions.map(({ name, zones }) => (
          <optgroup key={name} label={name}>
            {zones.map((zone) => (
              <option key={zone.name} value={zone.name}>
                {zone.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className="hint" id={`${id}-offset`}>
        {offsetOf(timeZone, at)}
      </p>
    </div>
  );
}
