import { Column, Entity, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';

/**
 * How many published posts have a tag in one spelling, those with a date to come among them: the
 * sum of the rows of `PostTag` that have a date, so that nobody counts a hundred thousand of them.
 */
@Entity('tag_tally')
export class TagUsage {
  @PrimaryColumn('varchar', { length: 2 * limits.tagMax })
  tagKey!: string;

  @PrimaryColumn('varchar', { length: limits.tagMax })
  name!: string;

  @Column('int')
  posts!: number;
}
