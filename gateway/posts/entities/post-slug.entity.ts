import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';

/**
 * Every slug a post has or had, so that a former one redirects for good (product 5.10). A
 * slug whose post was deleted goes to the first other post that asks for it.
 */
@Entity('post_slug')
export class PostSlug {
  @PrimaryColumn('varchar', { length: limits.slugMax })
  slug!: string;

  @Index('post_slug_post')
  @Column('uuid')
  postId!: string;
}
