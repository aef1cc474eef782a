import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';

/**
 * Every current and previous slug of a post; previous ones redirect permanently (product 5.10). The
 * slug of a deleted post goes to the first other post that requests it.
 */
@Entity('post_slug')
export class PostSlug {
  @PrimaryColumn('varchar', { length: limits.slugMax })
  slug!: string;

  @Index('post_slug_post')
  @Column('uuid')
  postId!: string;
}
