import { PrimaryColumn } from 'typeorm';

/** Sums of a stretch of days under a name. No sum is kept of two names together. */
export abstract class NamedAggregate {
  /**
   * A UTC day as YYYY-MM-DD, or a beginning of it, which holds the sums of its days: see `spansOf`.
   */
  @PrimaryColumn('varchar', { length: 10 })
  period!: string;

  @PrimaryColumn('varchar', { length: 300 })
  name!: string;
}
