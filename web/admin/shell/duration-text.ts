/** The units of a duration, the largest first, each with its length in seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A duration in its two largest units: "2 hours 5 minutes". */
export function delayText(seconds: number): string {
  const largest = units.findIndex(([, size]) => seconds >= size);
  const shown = units.slice(Math.max(largest, 0)).slice(0, 2);
  let rest = seconds;
  const parts = shown.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [counted(count, unit)] : [];
  });
  return parts.join(' ') || '0 seconds';
}

/** The time between two moments in its largest full unit: "3 hours"; at least "1 minute". */
export function elapsedTime(since: Date, now: Date): string {
  const seconds = Math.max((now.getTime() - since.getTime()) / 1_000, 60);
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[2];
  return counted(Math.floor(seconds / size), unit);
}
