import { Field, ID, InputType, Int } from 'type-graphql';
import { revisedPartFields as parts, revisionFields } from '../../../schema/generation-rules.ts';
import type { PostFaq } from '../../posts/entities/post-body.entity.ts';
import {
  confirmDescription,
  overrideDescription,
  PostFaqInput,
} from '../../posts/editing/post.input.ts';
import { Rule } from '../../validation/rule.decorator.ts';

@InputType('RevisePostInput', { description: 'A change request to the AI generator about a post.' })
export class RevisePostInput {
  @Field(() => ID, { description: 'Id of the post.' })
  @Rule(revisionFields.postId)
  postId!: string;

  @Field({ description: 'The requested change, in your own words.' })
  @Rule(revisionFields.content)
  content!: string;
}

@InputType('AcceptRevisionInput', {
  description: 'The accepted parts of a revision: only the fields that are sent change.',
})
export class AcceptRevisionInput {
  @Field(() => String, { nullable: true, description: 'The title.' })
  @Rule(parts.title)
  title?: string;

  @Field(() => String, { nullable: true, description: 'The summary.' })
  @Rule(parts.excerpt)
  excerpt?: string;

  @Field(() => [String], { nullable: true, description: 'The tags, at most 12.' })
  @Rule(parts.tags)
  tags?: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The whole text: the accepted parts, and the rest unchanged.',
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

  @Field(() => Boolean, { nullable: true, description: confirmDescription })
  @Rule(parts.confirmReading)
  confirmReading?: boolean;
}
