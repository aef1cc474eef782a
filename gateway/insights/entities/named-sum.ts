import { PrimaryColumn } from 'typeorm';

/** Sums of a day or a month under a name. No sum is kept of two names together. */
export abstract class NamedSum {
  /** A UTC day as YYYY-MM-DD, or a month as YYYY-MM, which holds the sums of its days. */
  @PrimaryColumn('varchar', { length: 10 })
  period!: string;

  @PrimaryColumn('varchar', { length: 300 })
  name!: string;
}
