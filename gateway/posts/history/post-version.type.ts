import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection.ts';
import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import { PostPerson, PostReference } from '../attribution/attribution.types.ts';
import {
  AiInvolvement,
  confirmedAtDescription,
  confirmedByDescription,
} from '../ai-record/ai-record.ts';
import { contentType } from '../../site/content/content-types.ts';
import { fieldsOf } from '../../graphql/fields-of.ts';
import { withOptionalTexts, type OptionalTexts } from '../entities/optional-texts.ts';
import type { PostFaq } from '../entities/post-body.entity.ts';
import type { PostSnapshot } from '../entities/post-revision.entity.ts';

@ObjectType('PostText', { description: 'The content of a version of a post.' })
export class PostText extends fieldsOf<OptionalTexts>() {
  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Last part of its URL at that time.' })
  slug!: string;

  @Field({ description: 'Its author.' })
  author!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The author’s summary; null if it was taken from the text.',
  })
  excerpt!: string | null;

  @Field(() => [String], { description: 'Its tags.' })
  tags!: string[];

  @Field(() => [contentType('Faq')], { description: 'Its questions and answers.' })
  faqs!: PostFaq[];

  @Field({ description: "The author's Markdown." })
  content!: string;

  @Field(() => [PostReference], { description: 'Its references.' })
  references!: Reference[];

  @Extensions({ items: 3 })
  @Field(() => [PostPerson], { description: 'Its authors, if they are listed individually.' })
  authors!: Person[];

  @Field(() => PostPerson, { nullable: true, description: 'Its reviewer.' })
  reviewer!: Person | null;

  @Field(() => Date, { nullable: true, description: 'Date of its last revision at that time.' })
  revisedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Its date of publication at that time.' })
  publishedAt!: Date | null;
}

withOptionalTexts(PostText, (description) => `${description}.`);

/** The text of a stored version of a post. */
export function textOf({ publishedAt, revisedAt, published, ...text }: PostSnapshot): PostText {
  return {
    ...text,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    revisedAt: revisedAt === null ? null : new Date(revisedAt),
  };
}

@ObjectType('PostVersion', {
  description: 'A version of a post: the current one or a stored earlier one.',
})
export class PostVersion {
  @Field(() => ID, { description: 'Id of the post.' })
  postId!: string;

  @Field(() => Int, { description: 'Its number; the first is 1.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether a program saved it with an API key.' })
  byProgram!: boolean;

  @Field({ description: 'Whether it is the current version.' })
  current!: boolean;

  @Field(() => Date, { nullable: true, description: 'Time of the save, if known.' })
  savedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address of the author of the save; null for an article that ships with the site.',
  })
  savedBy!: string | null;

  @Field(() => [String], { description: 'The changed fields, such as "title" and "content".' })
  changed!: string[];

  @Field(() => Int, { nullable: true, description: 'The earlier version that it restored.' })
  restored!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The AI model that wrote it or its changes, if any.',
  })
  model!: string | null;

  @Field(() => AiInvolvement, { description: 'The part that AI had in its text.' })
  aiInvolvement!: AiInvolvement;

  @Field(() => String, { nullable: true, description: confirmedByDescription })
  confirmedBy!: string | null;

  @Field(() => Date, { nullable: true, description: confirmedAtDescription })
  confirmedAt!: Date | null;
}

export const PostVersionConnection = connectionTypes('PostVersion', PostVersion, 'newest first');
