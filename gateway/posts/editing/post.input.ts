import { Field, ID, InputType, Int } from 'type-graphql';
import { attributionLimits as attribution } from '../../../schema/attribution-limits.ts';
import type { Person } from '../../../schema/person-rules.ts';
import { createPostFields, updatePostFields as rules } from '../../../schema/post-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { fieldsOf } from '../../graphql/fields-of.ts';
import { PostPersonInput, PostReferenceInput } from '../attribution/attribution.types.ts';
import { withOptionalTexts } from '../entities/optional-text-fields.ts';
import type { SentTexts } from '../entities/optional-texts.ts';
import type { PostFaq } from '../entities/post-body.entity.ts';

/** What GraphQL says of the reason that goes with a publication. */
export const overrideDescription =
  'Why it is to be published in spite of what its checks find, 10 to 500 characters; the audit log keeps it.';

/** A question of a post's FAQ section, as it is sent. */
@InputType('PostFaqInput', { description: 'A question of a post’s FAQ section and its answer.' })
export class PostFaqInput {
  @Field(() => ID, {
    nullable: true,
    description: 'In kebab-case; made of the question if absent.',
  })
  id?: string | null;

  @Field({ description: 'The question.' })
  question!: string;

  @Field({ description: 'The answer, in plain text.' })
  answer!: string;
}

/** What a new post and a change of one may carry alike (product 9.9). */
@InputType({ description: 'What a new post and a change of one may carry alike.' })
abstract class PostPartsInput extends fieldsOf<SentTexts>() {
  @Field(() => String, {
    nullable: true,
    description: 'Summary; if empty it is taken from the text.',
  })
  @Rule(rules.excerpt)
  excerpt?: string;

  @Field(() => [String], { nullable: true, description: 'What it is about, at most 12 tags.' })
  @Rule(rules.tags)
  tags?: string[];

  @Field(() => String, {
    nullable: true,
    description: 'If empty it is made of the title; a former one redirects for good.',
  })
  @Rule(rules.slug)
  slug?: string;

  @Field(() => [PostFaqInput], { nullable: true, description: 'Questions and answers.' })
  @Rule(rules.faqs)
  faqs?: PostFaq[];

  @Field(() => [PostReferenceInput], {
    nullable: true,
    description: `What it rests on, in order, at most ${String(attribution.referencesMax)}.`,
  })
  @Rule(rules.references)
  references?: Reference[];

  @Field(() => [PostPersonInput], {
    nullable: true,
    description: `Who wrote it, in order, at most ${String(attribution.authorsMax)}; none falls back to \`author\`.`,
  })
  @Rule(rules.authors)
  authors?: Person[];

  @Field(() => PostPersonInput, {
    nullable: true,
    description: 'Who reviewed it; null removes it.',
  })
  @Rule(rules.reviewer)
  reviewer?: Person | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When its text was last revised; null removes it.',
  })
  @Rule(rules.revisedAt)
  revisedAt?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'True publishes it, false hides it.' })
  @Rule(rules.published)
  published?: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was or will be published; a date to come keeps it hidden until then. Without one it is the moment of the first publication.',
  })
  @Rule(rules.publishedAt)
  publishedAt?: Date | null;

  @Field(() => String, { nullable: true, description: overrideDescription })
  @Rule(rules.overrideReason)
  overrideReason?: string;
}

withOptionalTexts(
  PostPartsInput,
  (description) => `${description}; empty removes it.`,
  (name) => Rule(rules[name]),
);

/** A new post (product 9.9). */
@InputType('CreatePostInput', { description: 'A new post; a draft unless `published` is true.' })
export class CreatePostInput extends PostPartsInput {
  @Field({ description: 'Its title.' })
  @Rule(createPostFields.title)
  title!: string;

  @Field({ description: 'Markdown with HTML allowed, at least 100 characters.' })
  @Rule(createPostFields.content)
  content!: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it; "Loon Team" if absent.' })
  @Rule(createPostFields.author)
  author!: string;
}

/** A change of a post: only what is sent changes (product 9.9). */
@InputType('UpdatePostInput', { description: 'A change of a post: only what is sent changes.' })
export class UpdatePostInput extends PostPartsInput {
  @Field(() => String, { nullable: true, description: 'Its title.' })
  @Rule(rules.title)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Markdown with HTML allowed, at least 100 characters.',
  })
  @Rule(rules.content)
  content?: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it.' })
  @Rule(rules.author)
  author?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; required unless only `published` is sent.',
  })
  @Rule(rules.version)
  version?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the changes that wait beside the post and are part of this change; what else is sent goes over them. Absent, they go on waiting.',
  })
  @Rule(rules.waitingChanges)
  waitingChanges?: number;
}
