import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CheckSeverity, Finding } from '../../schema/check-rules.ts';
import { PostReferenceInput } from '../posts/attribution/attribution.types.ts';
import { PostFaqInput } from '../posts/editing/post.input.ts';

enum FindingSeverity {
  BLOCKS = 'BLOCKS',
  ADVISES = 'ADVISES',
}
registerEnumType(FindingSeverity, {
  name: 'CheckSeverity',
  description: 'How much a finding weighs.',
  valuesConfig: {
    BLOCKS: { description: 'It blocks publication.' },
    ADVISES: { description: 'It is advice.' },
  },
});

@InputType('CheckPostInput', { description: 'The parts of a post to check.' })
export class CheckPostInput {
  @Field({ description: 'Its title.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Its subtitle.' })
  subtitle?: string | null;

  @Field({ description: 'Markdown with HTML allowed.' })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its summary for lists; empty if it is taken from the content.',
  })
  excerpt?: string | null;

  @Field(() => String, { nullable: true, description: 'Its title for search engines.' })
  metaTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'Its description for search engines.' })
  metaDescription?: string | null;

  @Field(() => [PostFaqInput], { nullable: true, description: 'Its questions and answers.' })
  faqs?: PostFaqInput[] | null;

  @Field(() => [PostReferenceInput], {
    nullable: true,
    description:
      'The references, in order. Without the list every `#reference-1` counts as existing; a figure needs the list to be sourced by a number such as [1].',
  })
  references?: PostReferenceInput[] | null;

  @Field(() => String, { nullable: true, description: 'Its slug.' })
  slug?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Its id, if it is stored; without it, `ai-not-confirmed` is not checked.',
  })
  postId?: string | null;
}

@ObjectType('CheckFinding', { description: 'A finding of a check.' })
export class CheckFinding implements Finding {
  @Field(() => String, { description: 'The rule, such as `claim-contradicted`.' })
  rule!: Finding['rule'];

  @Field(() => FindingSeverity, { description: 'How much it weighs.' })
  severity!: CheckSeverity;

  @Field({ description: 'The problem.' })
  message!: string;

  @Field({ description: 'The words concerned; empty where something is missing.' })
  excerpt!: string;

  @Field({ description: 'How to fix it.' })
  suggestion!: string;
}

@ObjectType('ExternalLinkCheck', {
  description: 'The result of checking a post’s links to other sites.',
})
export class ExternalLinkCheck {
  @Field(() => Int, { description: 'Number of URLs requested, at most 50.' })
  checked!: number;

  @Field(() => Int, { description: 'Number of URLs without a conclusive response.' })
  undecided!: number;

  @Field(() => Int, { description: 'Number of further URLs, which were not requested.' })
  leftOut!: number;

  @Field(() => [CheckFinding], { description: 'The dead links.' })
  findings!: Finding[];
}

@ObjectType('PostCheck', { description: 'The result of checking a post.' })
export class PostCheck {
  @Field({ description: 'Whether a finding blocks publication.' })
  blocking!: boolean;

  @Field(() => [CheckFinding], { description: 'Blocking findings first; at most 100.' })
  findings!: Finding[];
}
