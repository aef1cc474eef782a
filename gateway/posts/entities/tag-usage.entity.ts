import { Column, Entity, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';

/**
 * The number of published posts, including scheduled ones, with a tag in one variant: the number of
 * rows of `PostTag` with a date, stored so that a hundred thousand rows need not be counted.
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
