import { Column, Entity, PrimaryColumn } from 'typeorm';
import { redirectLimits as limits } from '../../schema/redirect-rules.ts';

/**
 * How often anonymous visitors requested a missing page on a day, without anything about them
 * (product 12.8).
 */
@Entity('missed_path')
export class MissingPath {
  /** A UTC day as YYYY-MM-DD. */
  @PrimaryColumn('varchar', { length: 10 })
  day!: string;

  /** In canonical form, without a query. */
  @PrimaryColumn('varchar', { length: limits.fromMax })
  path!: string;

  @Column('int')
  count!: number;
}
