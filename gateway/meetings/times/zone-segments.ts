import { IANAZone } from 'luxon';
import { minuteMs } from '../../../schema/durations.ts';

/** The interval at which offsets are checked: no zone changes and changes back within it. */
const strideMs = 6 * 3_600_000;

/** A span without a clock change in a zone. */
export interface ZoneSegment {
  /** Milliseconds since 1970. */
  from: number;
  /** Milliseconds since 1970; exclusive. */
  to: number;
  /** The offset from UTC, in milliseconds. */
  offset: number;
}

/** The first minute with another offset than at `from`; `to` must have one. */
function changeBetween(offsetAt: (time: number) => number, from: number, to: number): number {
  const before = offsetAt(from);
  let [same, other] = [from, to];
  while (other - same > minuteMs) {
    const middle = same + Math.floor((other - same) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === before) {
      same = middle;
    } else {
      other = middle;
    }
  }
  return other;
}

/** Splits a span of whole minutes at the clock changes of a zone. */
export function zoneSegments(timeZone: string, from: number, to: number): ZoneSegment[] {
  const zone = IANAZone.create(timeZone);
  const offsetAt = (time: number): number => zone.offset(time) * minuteMs;
  const segments: ZoneSegment[] = [];
  let [start, at] = [from, from];
  while (at < to) {
    const next = Math.min(at + strideMs, to);
    if (offsetAt(next) === offsetAt(start)) {
      at = next;
    } else {
      at = changeBetween(offsetAt, at, next);
      segments.push({ from: start, to: at, offset: offsetAt(start) });
      start = at;
    }
  }
  if (start < to) {
    segments.push({ from: start, to, offset: offsetAt(start) });
  }
  return segments;
}
