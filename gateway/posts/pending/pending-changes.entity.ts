import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';
import type { StoredSections } from '../markdown/content-sections.ts';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';

/** What became of changes that waited. */
export enum ChangesOutcome {
  PUBLISHED = 'published',
  DISCARDED = 'discarded',
  REPLACED = 'replaced',
}

registerEnumType(ChangesOutcome, {
  name: 'ChangesOutcome',
  description: 'What became of changes that waited beside a post.',
  valuesConfig: {
    PUBLISHED: { description: 'They became part of what the post says.' },
    DISCARDED: { description: 'They were discarded.' },
    REPLACED: { description: 'Other changes replaced them.' },
  },
});

/** A field that changes may wait in; whether a post is published is decided at once. */
export type ChangedField = Exclude<keyof PostSnapshot, 'published'>;

/**
 * Changes to a post that are pending until they are published, or that were pending. At most one
 * row per post is pending; the others are its history. Only the outcome of a row ever changes.
 */
@ObjectType('WaitingChanges', {
  description: 'Changes to a post that wait beside its text, or that waited there.',
})
@Entity('waiting_changes')
@Index('waiting_changes_post', ['postId', 'number'], { unique: true })
@Index('waiting_changes_waiting', ['postId'], { unique: true, where: '"endedAt" IS NULL' })
export class PendingChanges {
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'Id of the post.' })
  @Column('uuid')
  postId!: string;

  @Field(() => Int, { description: 'The number of these changes among those of the post.' })
  @Column('int')
  number!: number;

  @Field(() => Int, { description: 'The version of the post that they change.' })
  @Column('int')
  basedOn!: number;

  /** What that version reads as with them. */
  @Column('simple-json')
  snapshot!: PostSnapshot;

  /** The fields in which it differs from that version. */
  @Column('simple-json')
  changed!: ChangedField[];

  /** Their content as sanitised HTML; null when they leave the content alone. */
  @Column('text', { nullable: true })
  contentHtml!: string | null;

  /** the secret of a key appears in no logs and errors on %s */
  @Column('simple-json', { nullable: true })
  sections!: StoredSections | null;

  /** The excerpt that their content gives; null as above. */
  @Column('varchar', { length: limits.derivedExcerptMax, nullable: true })
  derivedExcerpt!: string | null;

  /** Words of their content without markup; null as above. */
  @Column('int', { nullable: true })
  wordCount!: number | null;

  @Field({ description: 'When they were saved.' })
  @Column({ type: Date })
  savedAt!: Date;

  @Field({ description: 'E-mail address of the administrator who saved them.' })
  @Column('varchar', { length: 254 })
  savedBy!: string;

  @Field(() => Boolean, { description: 'Whether a program wrote them, with an API key.' })
  @Column('boolean', { default: false })
  byProgram!: boolean;

  @Field(() => ChangesOutcome, {
    nullable: true,
    description: 'What became of them; null while they wait.',
  })
  @Column('varchar', { length: 16, nullable: true })
  outcome!: ChangesOutcome | null;

  @Field(() => Date, { nullable: true, description: 'When that was; null while they wait.' })
  @Column({ type: Date, nullable: true })
  endedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of who did it.' })
  @Column('varchar', { length: 254, nullable: true })
  endedBy!: string | null;
}
