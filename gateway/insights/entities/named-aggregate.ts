import { PrimaryColumn } from 'typeorm';

/** Aggregates of a span of days by name. */
export abstract class NamedAggregate {
  /**
   * A UTC day as YYYY-MM-DD, or a prefix of it, for the aggregates of all its days: see `spansOf`.
   */
  @PrimaryColumn('varchar', { length: 10 })
  period!: string;

  @PrimaryColumn('varchar', { length: 300 })
  name!: string;
}
