import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';
import { postFields } from '../../../schema/post-fields.ts';
import type { AiDisclosure } from '../../../schema/ai-disclosure.ts';
import { readTimeMinutes } from '../../../schema/post-rules.ts';
import { disclosureOf, type AiRecord, type Confirmation } from '../ai-record/ai-record.ts';

/**
 * A blog post without its long texts, which are in `PostBody`, so that lists stay light. A column
 * without `@Field` is internal to the services. Ids are UUIDv7: newer posts have greater ids.
 */
@ObjectType('Post', { description: 'An article of the blog.', simpleResolvers: true })
@Entity('post')
@Index('post_public', ['published', 'publishedAt', 'id'])
@Index('post_slug_live', ['slug'], { unique: true, where: '"deletedAt" IS NULL' })
export class Post implements AiRecord {
  @Field(() => ID, { description: 'Unique, permanent id.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'Last part of its URL; previous slugs redirect here.' })
  @Column('varchar', { length: limits.slugMax })
  slug!: string;

  @Field({ description: 'Its title.' })
  @Column('varchar', { length: limits.titleMax })
  title!: string;

  @Field(() => String, { nullable: true, description: 'A line below the title.' })
  @Column('varchar', { length: postFields.subtitle.optional.max, nullable: true })
  subtitle!: string | null;

  @Field({ description: 'The author’s summary, or the first sentence or sentences of the text.' })
  @Column('varchar', { length: limits.excerptMax })
  excerpt!: string;

  /** False if the excerpt is taken from the text and follows it. */
  @Column('boolean')
  excerptIsAuthored!: boolean;

  @Field(() => [String], { description: 'Its tags, most important first.' })
  @Column('simple-json')
  tags!: string[];

  @Field({ description: 'Its author.' })
  @Column('varchar', { length: limits.authorMax })
  author!: string;

  @Field(() => String, { nullable: true, description: 'Summary for search engines.' })
  @Column('varchar', { length: postFields.metaDescription.optional.max, nullable: true })
  metaDescription!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title for search engines and social networks, instead of its own.',
  })
  @Column('varchar', { length: postFields.metaTitle.optional.max, nullable: true })
  metaTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its DOI, bare, such as 10.1136/bmj.n71; null if it has none.',
  })
  @Column('varchar', { length: postFields.doi.optional.max, nullable: true })
  doi!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Date of the last revision of its text, if any.',
  })
  @Column({ type: Date, nullable: true })
  revisedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'What the last revision changed.' })
  @Column('varchar', { length: postFields.revisionNote.optional.max, nullable: true })
  revisionNote!: string | null;

  @Field({ description: 'Its FAQs are shown without a toggle.' })
  @Column('boolean', { default: false })
  faqsAlwaysShown!: boolean;

  /** Number of words in the text without markup. */
  @Column('int')
  wordCount!: number;

  @Field({ description: 'False for a draft, which only administrators see.' })
  @Column('boolean')
  published!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Date of publication, past or future; null for a draft without a date.',
  })
  @Column({ type: Date, nullable: true })
  publishedAt!: Date | null;

  @Field({ description: 'Time of the first save.' })
  @Column({ type: Date })
  createdAt!: Date;

  @Field({ description: 'Time of the last save.' })
  @Column({ type: Date })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Number of its saves; `updatePost` needs it.' })
  @Column('int')
  version!: number;

  /** A deleted post still exists, but is found nowhere. */
  @Column({ type: Date, nullable: true })
  deletedAt!: Date | null;

  /**
   * The program that wrote text which no person has published since; null if there is no such text.
   */
  @Column('varchar', { length: 254, nullable: true })
  unreviewedBy!: string | null;

  /** E-mail address of the person who last changed the text that reviewers approve. */
  @Column('varchar', { length: 254, nullable: true })
  textBy!: string | null;

  @Column('boolean', { default: false })
  aiInvolved!: boolean;

  @Column('simple-json', { nullable: true })
  confirmation!: Confirmation | null;

  /** Lower-case text for the administrator's search. */
  @Column('text')
  searchText!: string;

  @Field(() => String, {
    description:
      'The part that AI had in it: `human-only`, `ai-assisted` or, if no person has confirmed having read it, `ai-autonomous`.',
  })
  get aiDisclosure(): AiDisclosure {
    return disclosureOf(this);
  }

  /** (product 4.9) */
  @Field(() => Int, { description: 'Reading time in minutes: words / 200, rounded up.' })
  get readTime(): number {
    return readTimeMinutes(this.wordCount);
  }
}
