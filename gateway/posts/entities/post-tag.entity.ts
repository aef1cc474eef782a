import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';
import { withoutStrayControls } from '../../../schema/text-rules.ts';

/** The key of the row that every post has, whatever its tags: it stands for the whole blog. */
export const wholeBlog = '';

/** One tag of one post, for the tags' own pages and for related posts. */
@Entity('post_tag')
@Index('post_tag_public', ['tagKey', 'publicFrom', 'postId'])
export class PostTag {
  @PrimaryColumn('uuid')
  postId!: string;

  /** The name without regard to case: see `tagKeyOf`. */
  @PrimaryColumn('varchar', { length: 2 * limits.tagMax })
  tagKey!: string;

  /** The name as this post spells it. */
  @Column('varchar', { length: limits.tagMax })
  name!: string;

  /** The post's date, which may be to come; null while it is a draft or deleted. */
  @Column({ type: Date, nullable: true })
  publicFrom!: Date | null;
}

/** What spellings of one tag have in common. */
export function tagKeyOf(name: string): string {
  return withoutStrayControls(name).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
