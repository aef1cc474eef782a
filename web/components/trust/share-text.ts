import type { Interval } from '../../../schema/evidence/wilson.ts';

const whole = new Intl.NumberFormat('en-US');

/** Formats a count with thousands separators: 3,796. */
export function countText(count: number): string {
  return whole.format(count);
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

/** Formats a share from 0 to 1 as a percentage with one decimal. */
export function shareText(share: number): string {
  return `${percent(share)}%`;
}

/** Formats both bounds of an interval as percentages with one decimal. */
export function intervalText({ lower, upper }: Interval): string {
  return `${percent(lower)}–${percent(upper)}%`;
}
