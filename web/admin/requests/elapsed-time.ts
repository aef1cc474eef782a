import { dayMs } from '../../../schema/durations.ts';

const units = [
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A duration in its largest full unit: "3 hours"; at least "1 minute". */
export function elapsedTime(since: Date, now: Date): string {
  const elapsed = Math.max(now.getTime() - since.getTime(), 60_000);
  const [unit, size] = units.find(([, length]) => elapsed >= length) ?? units[2];
  const count = Math.floor(elapsed / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
