import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { eachOptionalText } from '../../../schema/post-fields.ts';
import { attributionOver, type StoredAttribution } from '../attribution/stored-attribution.ts';
import type { OptionalTexts } from './optional-texts.ts';
import type { PostFaq } from './post-body.entity.ts';

/** The author's texts of a post before a save. */
export interface PostSnapshot extends OptionalTexts, StoredAttribution {
  title: string;
  slug: string;
  author: string;
  /** Null if the excerpt was taken from the text. */
  excerpt: string | null;
  tags: string[];
  faqs: PostFaq[];
  content: string;
  published: boolean;
  publishedAt: string | null;
  revisedAt: string | null;
}

/** A stored version, which may be older than some fields of posts. */
export function wholeSnapshot(snapshot: PostSnapshot): PostSnapshot {
  const optional: Partial<PostSnapshot> = snapshot;
  return {
    ...snapshot,
    ...eachOptionalText((name) => optional[name] ?? null),
    ...attributionOver(optional),
    revisedAt: optional.revisedAt ?? null,
  };
}

/** The state of a post before one of its saves, so that no text is lost (product 5.12). */
@Entity('post_revision')
@Index('post_revision_post', ['postId', 'version'])
export class PostRevision {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  postId!: string;

  /** The version number of the snapshot. */
  @Column('int')
  version!: number;

  @Column('simple-json')
  snapshot!: PostSnapshot;

  /** When the snapshot was replaced. */
  @Column({ type: Date })
  savedAt!: Date;

  /** E-mail address of the author of the save that replaced it. */
  @Column('varchar', { length: 254 })
  savedBy!: string;
}
