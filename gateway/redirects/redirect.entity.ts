import { Column, Entity, PrimaryColumn } from 'typeorm';
import { redirectLimits as limits } from '../../schema/redirect-rules.ts';

/**
 * A redirect from a missing page for anonymous visitors, set by an administrator (product 12.7).
 */
@Entity('redirect')
export class Redirect {
  /** A UUIDv7, so that ids are in the order of creation. */
  @PrimaryColumn('uuid')
  id!: string;

  /** A path in canonical form. */
  @Column('varchar', { length: limits.fromMax, unique: true })
  from!: string;

  /** A path on this site, with optional query and fragment, or an https URL. */
  @Column('varchar', { length: limits.toMax })
  to!: string;

  @Column({ type: Date })
  createdAt!: Date;

  /** E-mail address of its creator. */
  @Column('varchar', { length: 254 })
  createdBy!: string;
}

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
