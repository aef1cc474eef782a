import { timeOfDay } from '../../shell/moment-text.ts';

/** Start and end time of a meeting, in the administrator's own time zone: "14:00–14:30". */
export function hoursLabel(startsAt: string, endsAt: string): string {
  return `${timeOfDay(new Date(startsAt))}–${timeOfDay(new Date(endsAt))}`;
}
