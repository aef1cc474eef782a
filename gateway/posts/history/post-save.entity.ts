import { Column, Entity, PrimaryColumn } from 'typeorm';
import { aiLimits } from '../../../schema/limits.ts';

/** Who saved which version of a post, and what that changed; the texts are in `PostRevision`. */
@Entity('post_save')
export class PostSave {
  @PrimaryColumn('uuid')
  postId!: string;

  /** The version that the save made. */
  @PrimaryColumn('int')
  version!: number;

  @Column({ type: Date })
  savedAt!: Date;

  /** E-mail address of who saved it; null for an article that ships with the site. */
  @Column('varchar', { length: 254, nullable: true })
  savedBy!: string | null;

  /** Whether a program did, with an API key; `savedBy` says which. */
  @Column('boolean', { default: false })
  byProgram!: boolean;

  /** Names of the fields that differ from the version before. */
  @Column('simple-json')
  changed!: string[];

  /** The earlier version that this save brought back. */
  @Column('int', { nullable: true })
  restored!: number | null;

  /** The AI model that wrote what was saved, if one did. */
  @Column('varchar', { length: aiLimits.modelMax, nullable: true })
  model!: string | null;
}
