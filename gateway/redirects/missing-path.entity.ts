import { Column, Entity, PrimaryColumn } from 'typeorm';
import { redirectLimits as limits } from '../../schema/redirect-rules.ts';

/** How often strangers asked for a path in vain on a day; nothing about who did (product 12.8). */
@Entity('missed_path')
export class MissingPath {
  /** A UTC day as YYYY-MM-DD. */
  @PrimaryColumn('varchar', { length: 10 })
  day!: string;

  /** Without a query, in its one spelling. */
  @PrimaryColumn('varchar', { length: limits.fromMax })
  path!: string;

  @Column('int')
  count!: number;
}
