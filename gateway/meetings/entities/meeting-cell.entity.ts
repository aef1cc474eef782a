import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Five minutes that a meeting takes up, or the gap after it. The primary key is what keeps two
 * meetings from overlapping, whatever the settings were when each was booked: of two who take one
 * time, on whichever gateways, the database refuses one.
 */
@Entity('meeting_cell')
export class MeetingCell {
  /** Steps of five minutes since 1970. */
  @PrimaryColumn('int')
  cell!: number;

  @Index('meeting_cell_request')
  @Column('uuid')
  requestId!: string;
}
