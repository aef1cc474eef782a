import { IANAZone } from 'luxon';

const minuteMs = 60_000;
/** How far apart clocks are looked at: nowhere do they change and change back within this time. */
const strideMs = 6 * 3_600_000;

/** A span of time through which the clocks of a zone are not changed. */
export interface ZoneSegment {
  /** Milliseconds since 1970. */
  from: number;
  /** Milliseconds since 1970; not part of it. */
  to: number;
  /** What the clocks are ahead of UTC, in milliseconds. */
  offset: number;
}

/** The first minute in which the clocks show another offset than at `from`; they do at `to`. */
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

/** Divides a span of whole minutes where the clocks of a zone are changed. */
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
