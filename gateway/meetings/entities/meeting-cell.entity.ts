import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { meetingLimits } from '../../../schema/meeting-rules.ts';

/**
 * Five minutes of a meeting, or of the gap after it. The primary key prevents overlapping meetings,
 * whatever the settings were when each was booked: if two visitors book the same time, even on
 * different gateways, the database refuses one.
 */
@Entity('meeting_cell')
export class MeetingCell {
  /** The number of five-minute steps since 1970. */
  @PrimaryColumn('int')
  cell!: number;

  @Index('meeting_cell_request')
  @Column('uuid')
  requestId!: string;
}

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
