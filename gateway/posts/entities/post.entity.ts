import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';
import { postFields } from '../../../schema/post-fields.ts';
import { readTimeMinutes } from '../../../schema/post-rules.ts';

/**
 * A blog post without its long texts, which `PostBody` holds, so that lists stay light. A column
 * without `@Field` is nobody's business but the services'. Ids are UUIDv7: newer posts have
 * greater ones.
 */
@ObjectType('Post', { description: 'An article of the blog.', simpleResolvers: true })
@Entity('post')
@Index('post_public', ['published', 'publishedAt', 'id'])
@Index('post_slug_live', ['slug'], { unique: true, where: '"deletedAt" IS NULL' })
export class Post {
  @Field(() => ID, { description: 'Unique id; it never changes.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'Last part of its address; a former one redirects here.' })
  @Column('varchar', { length: limits.slugMax })
  slug!: string;

  @Field({ description: 'Its title.' })
  @Column('varchar', { length: limits.titleMax })
  title!: string;

  @Field(() => String, { nullable: true, description: 'A line below the title.' })
  @Column('varchar', { length: postFields.subtitle.optional.max, nullable: true })
  subtitle!: string | null;

  @Field({ description: 'The author’s summary, else the first sentence or sentences.' })
  @Column('varchar', { length: limits.excerptMax })
  excerpt!: string;

  /** False when the excerpt was taken from the text and follows it. */
  @Column('boolean')
  excerptIsAuthored!: boolean;

  @Field(() => [String], { description: 'What it is about, most important first.' })
  @Column('simple-json')
  tags!: string[];

  @Field({ description: 'Who wrote it.' })
  @Column('varchar', { length: limits.authorMax })
  author!: string;

  @Field(() => String, { nullable: true, description: 'Summary for search engines.' })
  @Column('varchar', { length: postFields.metaDescription.optional.max, nullable: true })
  metaDescription!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title for search engines and social networks, in place of its own.',
  })
  @Column('varchar', { length: postFields.metaTitle.optional.max, nullable: true })
  metaTitle!: string | null;

  @Field(() => Date, { nullable: true, description: 'When its text was last revised, if it was.' })
  @Column({ type: Date, nullable: true })
  revisedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'What the last revision changed.' })
  @Column('varchar', { length: postFields.revisionNote.optional.max, nullable: true })
  revisionNote!: string | null;

  @Field({ description: 'Its FAQs are shown without a toggle.' })
  @Column('boolean', { default: false })
  faqsAlwaysShown!: boolean;

  /** Words of the text without markup. */
  @Column('int')
  wordCount!: number;

  @Field({ description: 'False for a draft, which only the administrator sees.' })
  @Column('boolean')
  published!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was or will be published; null for a draft without a date.',
  })
  @Column({ type: Date, nullable: true })
  publishedAt!: Date | null;

  @Field({ description: 'When it was first saved.' })
  @Column({ type: Date })
  createdAt!: Date;

  @Field({ description: 'When it was last saved.' })
  @Column({ type: Date })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Counts its saves; `updatePost` needs it.' })
  @Column('int')
  version!: number;

  /** A deleted post still exists, but is found nowhere. */
  @Column({ type: Date, nullable: true })
  deletedAt!: Date | null;

  /** The program that wrote what no person has published since; null when there is no such text. */
  @Column('varchar', { length: 254, nullable: true })
  unreviewedBy!: string | null;

  /** Lower-case text that the administrator's search looks through. */
  @Column('text')
  searchText!: string;

  /** How long reading takes (product 4.9). */
  @Field(() => Int, { description: 'Minutes that reading takes: words / 200, rounded up.' })
  get readTime(): number {
    return readTimeMinutes(this.wordCount);
  }
}
