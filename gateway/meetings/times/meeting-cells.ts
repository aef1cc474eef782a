import { meetingLimits } from '../../../schema/meeting-rules.ts';

const cellMs = meetingLimits.stepMinutes * 60_000;

/** The cell that contains a time. */
export function cellAt(time: number): number {
  return Math.floor(time / cellMs);
}

/** The cells that a span covers; its end is exclusive. */
export function cellsOf(from: number, to: number): number[] {
  const first = cellAt(from);
  return Array.from({ length: Math.ceil(to / cellMs) - first }, (_none, index) => first + index);
}
