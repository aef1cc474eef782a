import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
