import { Column, Entity, PrimaryColumn } from 'typeorm';
import { aiLimits } from '../../../schema/limits.ts';
import type { AiRecord, Confirmation } from '../ai-record/ai-record.ts';

/** The author and the changed fields of each version of a post; the texts are in `PostRevision`. */
@Entity('post_save')
export class PostSave implements AiRecord {
  @PrimaryColumn('uuid')
  postId!: string;

  /** The version created by the save. */
  @PrimaryColumn('int')
  version!: number;

  @Column({ type: Date })
  savedAt!: Date;

  /** E-mail address of the author of the save; null for an article that ships with the site. */
  @Column('varchar', { length: 254, nullable: true })
  savedBy!: string | null;

  /** Whether a program saved it with an API key, which `savedBy` names. */
  @Column('boolean', { default: false })
  byProgram!: boolean;

  /** Names of the fields that differ from the previous version. */
  @Column('simple-json')
  changed!: string[];

  /** The earlier version that this save restored. */
  @Column('int', { nullable: true })
  restored!: number | null;

  /** The AI model that wrote the saved text, if any. */
  @Column('varchar', { length: aiLimits.modelMax, nullable: true })
  model!: string | null;

  @Column('boolean', { default: false })
  aiInvolved!: boolean;

  @Column('simple-json', { nullable: true })
  confirmation!: Confirmation | null;
}
