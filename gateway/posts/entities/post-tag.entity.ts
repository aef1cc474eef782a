import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';
import { withoutStrayControls } from '../../../schema/text-rules.ts';

/** The key of the row that every post has regardless of its tags: it represents the whole blog. */
export const wholeBlog = '';

/** One tag of one post, for the pages of tags and for related posts. */
@Entity('post_tag')
@Index('post_tag_public', ['tagKey', 'publicFrom', 'postId'])
export class PostTag {
  @PrimaryColumn('uuid')
  postId!: string;

  /** The case-insensitive name: see `tagKeyOf`. */
  @PrimaryColumn('varchar', { length: 2 * limits.tagMax })
  tagKey!: string;

  /** The name as written in this post. */
  @Column('varchar', { length: limits.tagMax })
  name!: string;

  /** The post's date, which may be in the future; null for a draft or a deleted post. */
  @Column({ type: Date, nullable: true })
  publicFrom!: Date | null;
}

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

/** The case-insensitive key that all variants of a tag share. */
export function tagKeyOf(name: string): string {
  return withoutStrayControls(name).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
