import { dayReader, daysOfTimes, type DayOfTimes } from '../../calendar/days-of-times.ts';

/** A visitor's choice; undefined parts are not chosen yet. */
export interface Choice {
  /** The zone that days and times are shown in. */
  timeZone: string;
  /** As `YYYY-MM-DD`. */
  day?: string | undefined;
  /** ISO 8601. */
  time?: string | undefined;
}

/** A choice resolved against the free times. */
export interface SelectedChoice {
  days: DayOfTimes[];
  /** The chosen day, or the next one that has times; undefined when none has. */
  day: DayOfTimes | undefined;
  /** Undefined when it is not free any more, too. */
  time: string | undefined;
}

/**
 * Resolves a choice against the free times. A time stays chosen in whatever zone it is shown, and
 * its day with it; where a time or a day is no longer free, the next one is offered.
 */
export function selectChoice(choice: Choice, times: readonly string[]): SelectedChoice {
  const { timeZone } = choice;
  const days = daysOfTimes(times, timeZone);
  const time = choice.time !== undefined && times.includes(choice.time) ? choice.time : undefined;
  const wanted = choice.time === undefined ? choice.day : dayReader(timeZone)(choice.time);
  const day = days.find((present) => wanted === undefined || present.day >= wanted) ?? days.at(-1);
  return { days, day, time };
}
