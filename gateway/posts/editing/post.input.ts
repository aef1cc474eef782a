import { Field, ID, InputType, Int } from 'type-graphql';
import { attributionLimits as attribution } from '../../../schema/attribution-rules.ts';
import type { Person } from '../../../schema/person-rules.ts';
import { createPostFields, updatePostFields as rules } from '../../../schema/post-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { fieldsOf } from '../../graphql/fields-of.ts';
import { PostPersonInput, PostReferenceInput } from '../attribution/attribution.types.ts';
import { withOptionalTexts, type SentTexts } from '../entities/optional-texts.ts';
import type { PostFaq } from '../entities/post-body.entity.ts';

/** The GraphQL description of the reason for overriding findings. */
export const overrideDescription =
  'Why it is published despite its findings, 10 to 500 characters; recorded in the audit log.';

/** The GraphQL description of the confirmation of a reading. */
export const confirmDescription =
  'True confirms: “I have read the whole text and answer for it”. People only.';

@InputType('PostFaqInput', { description: 'An entry of a post’s FAQ section.' })
export class PostFaqInput {
  @Field(() => ID, {
    nullable: true,
    description: 'In kebab-case; made from the question if absent.',
  })
  id?: string | null;

  @Field({ description: 'The question.' })
  question!: string;

  @Field({ description: 'The answer, in plain text.' })
  answer!: string;
}

/** The common fields of a new post and a change (product 9.9). */
@InputType({ description: 'The common fields of a new post and a change.' })
abstract class PostPartsInput extends fieldsOf<SentTexts>() {
  @Field(() => String, {
    nullable: true,
    description: 'Summary; if empty, it is taken from the text.',
  })
  @Rule(rules.excerpt)
  excerpt?: string;

  @Field(() => [String], { nullable: true, description: 'Tags, at most 12.' })
  @Rule(rules.tags)
  tags?: string[];

  @Field(() => String, {
    nullable: true,
    description: 'If empty, it is made from the title; previous slugs redirect permanently.',
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
    description: 'The reviewer; null removes it.',
  })
  @Rule(rules.reviewer)
  reviewer?: Person | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Date of the last revision of the text; null removes it.',
  })
  @Rule(rules.revisedAt)
  revisedAt?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'True publishes the post, false hides it.' })
  @Rule(rules.published)
  published?: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'Date of publication; with a future date the post stays hidden until then. Defaults to the time of the first publication.',
  })
  @Rule(rules.publishedAt)
  publishedAt?: Date | null;

  @Field(() => String, { nullable: true, description: overrideDescription })
  @Rule(rules.overrideReason)
  overrideReason?: string;

  @Field(() => Boolean, { nullable: true, description: confirmDescription })
  @Rule(rules.confirmReading)
  confirmReading?: boolean;
}

withOptionalTexts(
  PostPartsInput,
  (description) => `${description}; empty removes it.`,
  (name) => Rule(rules[name]),
);

/** (product 9.9) */
@InputType('CreatePostInput', { description: 'A new post; a draft unless `published` is true.' })
export class CreatePostInput extends PostPartsInput {
  @Field({ description: 'Its title.' })
  @Rule(createPostFields.title)
  title!: string;

  @Field({ description: 'Markdown with HTML allowed, at least 100 characters.' })
  @Rule(createPostFields.content)
  content!: string;

  @Field(() => String, { nullable: true, description: 'Author; "Loon Team" by default.' })
  @Rule(createPostFields.author)
  author!: string;
}

/** (product 9.9) */
@InputType('UpdatePostInput', {
  description: 'A change of a post: only the fields that are sent change.',
})
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

  @Field(() => String, { nullable: true, description: 'Author.' })
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
      'Number of the pending changes that this change includes; the other sent fields override them. If absent, they stay pending.',
  })
  @Rule(rules.waitingChanges)
  waitingChanges?: number;
}
