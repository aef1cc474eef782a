import { Field, ID, InputType, Int } from 'type-graphql';
import { revisedPartFields as parts, revisionFields } from '../../../schema/generation-rules.ts';
import type { PostFaq } from '../../posts/entities/post-body.entity.ts';
import { overrideDescription, PostFaqInput } from '../../posts/editing/post.input.ts';
import { Rule } from '../../validation/rule.decorator.ts';

/** What the AI generator is to change in a post. */
@InputType('RevisePostInput', { description: 'What the AI generator is to change in a post.' })
export class RevisePostInput {
  @Field(() => ID, { description: 'Id of the post.' })
  @Rule(revisionFields.postId)
  postId!: string;

  @Field({ description: 'What is to be changed, in your own words.' })
  @Rule(revisionFields.content)
  content!: string;
}

/** What is taken over of a revised post: only what is sent changes. */
@InputType('AcceptRevisionInput', {
  description: 'What is taken over of a revised post: only what is sent changes.',
})
export class AcceptRevisionInput {
  @Field(() => String, { nullable: true, description: 'The title.' })
  @Rule(parts.title)
  title?: string;

  @Field(() => String, { nullable: true, description: 'The summary.' })
  @Rule(parts.excerpt)
  excerpt?: string;

  @Field(() => [String], { nullable: true, description: 'What it is about, at most 12 tags.' })
  @Rule(parts.tags)
  tags?: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The whole text: what was accepted of it, and the rest as it was.',
  })
  @Rule(parts.content)
  content?: string;

  @Field(() => [PostFaqInput], { nullable: true, description: 'All questions and answers.' })
  @Rule(parts.faqs)
  faqs?: PostFaq[];

  @Field(() => Int, { description: 'The version of the post that the revision was compared with.' })
  @Rule(parts.version)
  version!: number;

  @Field(() => String, { nullable: true, description: overrideDescription })
  @Rule(parts.overrideReason)
  overrideReason?: string;
}
