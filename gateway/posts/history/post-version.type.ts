import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection-types.ts';
import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import { PostPerson, PostReference } from '../attribution/attribution.types.ts';
import { Faq } from '../../site/content/faq.type.ts';
import { fieldsOf } from '../../graphql/fields-of.ts';
import { withOptionalTexts } from '../entities/optional-text-fields.ts';
import type { OptionalTexts } from '../entities/optional-texts.ts';
import type { PostFaq } from '../entities/post-body.entity.ts';

@ObjectType('PostText', { description: 'What a version of a post says.' })
export class PostText extends fieldsOf<OptionalTexts>() {
  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Last part of its address at that time.' })
  slug!: string;

  @Field({ description: 'Who wrote it.' })
  author!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The author’s summary; null when it was taken from the text.',
  })
  excerpt!: string | null;

  @Field(() => [String], { description: 'What it is about.' })
  tags!: string[];

  @Field(() => [Faq], { description: 'Its questions and answers.' })
  faqs!: PostFaq[];

  @Field({ description: 'Markdown as the author wrote it.' })
  content!: string;

  @Field(() => [PostReference], { description: 'What it rests on.' })
  references!: Reference[];

  @Extensions({ items: 3 })
  @Field(() => [PostPerson], { description: 'Who wrote it, where they are named one by one.' })
  authors!: Person[];

  @Field(() => PostPerson, { nullable: true, description: 'Who reviewed it.' })
  reviewer!: Person | null;

  @Field(() => Date, { nullable: true, description: 'When it had last been revised.' })
  revisedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Its date of publication at that time.' })
  publishedAt!: Date | null;
}

withOptionalTexts(PostText, (description) => `${description}.`);

@ObjectType('PostVersion', {
  description: 'A version of a post: the current one or a stored earlier one.',
})
export class PostVersion {
  @Field(() => ID, { description: 'Id of the post.' })
  postId!: string;

  @Field(() => Int, { description: 'Its number; the first is 1.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether a program saved it, with an API key.' })
  byProgram!: boolean;

  @Field({ description: 'It is what the post says now.' })
  current!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it was saved, where that is known.' })
  savedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who saved it; null for an article that ships with the site.',
  })
  savedBy!: string | null;

  @Field(() => [String], { description: 'What it changed, such as "title" and "content".' })
  changed!: string[];

  @Field(() => Int, { nullable: true, description: 'The earlier version that it brought back.' })
  restored!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The AI model that wrote it, or what was changed in it, if one did.',
  })
  model!: string | null;
}

/** Pages of versions. */
export const PostVersionConnection = connectionTypes('PostVersion', PostVersion, 'newest first');
