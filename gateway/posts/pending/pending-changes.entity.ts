import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';
import type { StoredSections } from '../markdown/content-sections.ts';
import type { AiRecord, Confirmation } from '../ai-record/ai-record.ts';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';

export enum ChangesOutcome {
  PUBLISHED = 'published',
  DISCARDED = 'discarded',
  REPLACED = 'replaced',
}

registerEnumType(ChangesOutcome, {
  name: 'ChangesOutcome',
  description: 'The outcome of the pending changes of a post.',
  valuesConfig: {
    PUBLISHED: { description: 'They were published.' },
    DISCARDED: { description: 'They were discarded.' },
    REPLACED: { description: 'Other changes replaced them.' },
  },
});

/** A field that can have pending changes; the published state changes immediately. */
export type ChangedField = Exclude<keyof PostSnapshot, 'published'>;

/**
 * Changes to a post that are pending until they are published, or that were pending. At most one
 * row per post is pending; the others are its history. Only the outcome of a row ever changes.
 */
@ObjectType('WaitingChanges', {
  description: 'Pending or past changes to a published post.',
})
@Entity('waiting_changes')
@Index('waiting_changes_post', ['postId', 'number'], { unique: true })
@Index('waiting_changes_waiting', ['postId'], { unique: true, where: '"endedAt" IS NULL' })
export class PendingChanges implements AiRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'Id of the post.' })
  @Column('uuid')
  postId!: string;

  @Field(() => Int, { description: 'The number of these changes among those of the post.' })
  @Column('int')
  number!: number;

  @Field(() => Int, { description: 'The version of the post that they are based on.' })
  @Column('int')
  basedOn!: number;

  /** The text of that version with the changes. */
  @Column('simple-json')
  snapshot!: PostSnapshot;

  /** The fields that differ from that version. */
  @Column('simple-json')
  changed!: ChangedField[];

  /** Their content as sanitised HTML; null if they do not change the content. */
  @Column('text', { nullable: true })
  contentHtml!: string | null;

  /** The sections of their content; null as above. */
  @Column('simple-json', { nullable: true })
  sections!: StoredSections | null;

  /** The excerpt taken from their content; null as above. */
  @Column('varchar', { length: limits.derivedExcerptMax, nullable: true })
  derivedExcerpt!: string | null;

  /** Number of words in their content without markup; null as above. */
  @Column('int', { nullable: true })
  wordCount!: number | null;

  @Field({ description: 'When they were saved.' })
  @Column({ type: Date })
  savedAt!: Date;

  @Field({ description: 'E-mail address of the administrator who saved them.' })
  @Column('varchar', { length: 254 })
  savedBy!: string;

  @Field(() => Boolean, { description: 'Whether a program wrote them with an API key.' })
  @Column('boolean', { default: false })
  byProgram!: boolean;

  @Column('boolean', { default: false })
  aiInvolved!: boolean;

  @Column('simple-json', { nullable: true })
  confirmation!: Confirmation | null;

  @Field(() => ChangesOutcome, {
    nullable: true,
    description: 'Their outcome; null while pending.',
  })
  @Column('varchar', { length: 16, nullable: true })
  outcome!: ChangesOutcome | null;

  @Field(() => Date, { nullable: true, description: 'Time of the outcome; null while pending.' })
  @Column({ type: Date, nullable: true })
  endedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the person who ended them.',
  })
  @Column('varchar', { length: 254, nullable: true })
  endedBy!: string | null;
}
