import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Totals of a UTC day. They contain no personal data (product 13.7). */
@Entity('insights_day', { withoutRowid: true })
export class DayAggregate {
  /** As YYYY-MM-DD. */
  @PrimaryColumn('varchar', { length: 10 })
  period!: string;

  @Column('int')
  views!: number;

  @Column('int')
  visits!: number;

  @Column('int')
  searches!: number;

  @Column('int')
  fruitlessSearches!: number;

  @Column('int')
  dialogs!: number;

  @Column('int')
  requests!: number;
}
