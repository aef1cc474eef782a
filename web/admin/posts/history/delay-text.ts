const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in its two largest units: "2 hours 5 minutes". */
export function delayText(seconds: number): string {
  const largest = units.findIndex(([, size]) => seconds >= size);
  const shown = units.slice(Math.max(largest, 0)).slice(0, 2);
  let rest = seconds;
  const parts = shown.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [];
  });
  return parts.join(' ') || '0 seconds';
}
