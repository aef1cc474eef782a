import type { Interval } from '../../../schema/evidence/wilson.ts';

const whole = new Intl.NumberFormat('en-US');

/** A count as it is read: 3,796. */
export function countText(count: number): string {
  return whole.format(count);
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

/** A share from 0 to 1 in per cent, to a tenth. */
export function shareText(share: number): string {
  return `${percent(share)}%`;
}

/** Both bounds of an interval in per cent, to a tenth. */
export function intervalText({ lower, upper }: Interval): string {
  return `${percent(lower)}–${percent(upper)}%`;
}
