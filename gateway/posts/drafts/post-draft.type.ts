import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { draftFields, type DraftText } from '../../../schema/draft-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { fieldsOf } from '../../graphql/fields-of.ts';
import { PostDraftPerson, PostReferenceInput } from '../attribution/attribution.types.ts';
import { withOptionalTexts } from '../entities/optional-text-fields.ts';
import type { OptionalTexts } from '../entities/optional-texts.ts';

/** A question of a half-written post. */
@ObjectType('PostDraftFaq', { description: 'A question of a half-written post and its answer.' })
@InputType('PostDraftFaqInput', { description: 'A question of a half-written post.' })
export class PostDraftFaq {
  @Field(() => ID, { nullable: true, description: 'Its id, if it has one yet.' })
  id?: string | null;

  @Field({ description: 'The question.' })
  question!: string;

  @Field({ description: 'The answer.' })
  answer!: string;
}

const changed = { nullable: true, description: 'Null when it was not changed.' };

/** What was written so far: the fields that differ from what was opened. */
@ObjectType('PostDraftText', { description: 'The fields that were written in, as they are.' })
@InputType('PostDraftTextInput', { description: 'The fields that were written in, as they are.' })
export class PostDraftText extends fieldsOf<Partial<OptionalTexts>>() implements DraftText {
  @Field(() => String, changed)
  title?: string | null;

  @Field(() => String, changed)
  author?: string | null;

  @Field(() => String, changed)
  content?: string | null;

  @Field(() => String, changed)
  slug?: string | null;

  @Field(() => [String], changed)
  tags?: string[] | null;

  @Field(() => String, changed)
  excerpt?: string | null;

  @Field(() => Boolean, changed)
  published?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 8601, empty for no date; null when it was not changed.',
  })
  publishedAt?: string | null;

  @Field(() => [PostReferenceInput], changed)
  references?: PostReferenceInput[] | null;

  @Field(() => [PostDraftPerson], changed)
  authors?: PostDraftPerson[] | null;

  @Field(() => PostDraftPerson, {
    nullable: true,
    description: 'Without a name for nobody; null when it was not changed.',
  })
  reviewer?: PostDraftPerson | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 8601, empty for no date; null when it was not changed.',
  })
  revisedAt?: string | null;

  @Field(() => [PostDraftFaq], changed)
  faqs?: PostDraftFaq[] | null;
}

withOptionalTexts(PostDraftText, () => changed.description);

/** A draft as it is offered again. */
@ObjectType('PostDraft', { description: 'A text that you were writing and have not saved.' })
export class PostDraftType {
  @Field(() => ID, { description: 'Id that its form gave it.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the post that was opened; null for a new post.',
  })
  basedOn!: number | null;

  @Field({ description: 'When it was written, by the writer’s clock.' })
  writtenAt!: Date;

  @Field({ description: 'When it came to the server.' })
  savedAt!: Date;

  @Field(() => PostDraftText, { description: 'What was written.' })
  text!: PostDraftText;
}

/** A draft as its form sends it. */
@InputType('PostDraftInput', { description: 'A text that is being written.' })
export class PostDraftInput {
  @Field(() => ID, { description: 'A UUID of the form’s own; the same one for each of its saves.' })
  @Rule(draftFields.id)
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The post that is edited; absent for a new one.',
  })
  @Rule(draftFields.postId)
  postId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version of the post that was opened.' })
  @Rule(draftFields.basedOn)
  basedOn?: number | null;

  @Field({ description: 'When it was written; an earlier text never replaces a later one.' })
  @Rule(draftFields.writtenAt)
  writtenAt!: Date;

  @Field(() => PostDraftText, { description: 'What was written.' })
  @Rule(draftFields.text)
  text!: PostDraftText;
}
