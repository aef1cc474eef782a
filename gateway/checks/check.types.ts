import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CheckSeverity, Finding } from '../../schema/check-rules.ts';
import { PostReferenceInput } from '../posts/attribution/attribution.types.ts';
import { PostFaqInput } from '../posts/editing/post.input.ts';
import type { ExternalLinksChecked } from './external/external-links.ts';

/** How much a finding weighs. */
export enum FindingSeverity {
  BLOCKS = 'BLOCKS',
  ADVISES = 'ADVISES',
}
registerEnumType(FindingSeverity, {
  name: 'CheckSeverity',
  description: 'How much a finding weighs.',
  valuesConfig: {
    BLOCKS: { description: 'It stands in the way of publication.' },
    ADVISES: { description: 'It is advice.' },
  },
});

/** What of a post is checked. */
@InputType('CheckPostInput', { description: 'What of a post is checked.' })
export class CheckPostInput {
  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'Markdown with HTML allowed.' })
  content!: string;

  @Field(() => String, { nullable: true, description: 'Its description for search engines.' })
  metaDescription?: string | null;

  @Field(() => [PostFaqInput], { nullable: true, description: 'Its questions and answers.' })
  faqs?: PostFaqInput[] | null;

  @Field(() => [PostReferenceInput], {
    nullable: true,
    description:
      'What it rests on, in order. Without the list every `#reference-1` counts as there; a figure needs the list to be sourced by a number such as [1].',
  })
  references?: PostReferenceInput[] | null;

  @Field(() => String, { nullable: true, description: 'Its address, at which it will answer.' })
  slug?: string | null;
}

/** What a check has found. */
@ObjectType('CheckFinding', { description: 'What a check has found.' })
export class CheckFinding implements Finding {
  @Field(() => String, { description: 'The rule, such as `claim-contradicted`.' })
  rule!: Finding['rule'];

  @Field(() => FindingSeverity, { description: 'How much it weighs.' })
  severity!: CheckSeverity;

  @Field({ description: 'What is the matter.' })
  message!: string;

  @Field({ description: 'The words it is about; empty where something is missing.' })
  excerpt!: string;

  @Field({ description: 'How to fix it.' })
  suggestion!: string;
}

/** What became of the links of a post to other sites. */
@ObjectType('ExternalLinkCheck', { description: 'What became of a post’s links to other sites.' })
export class ExternalLinkCheck implements ExternalLinksChecked {
  @Field(() => Int, { description: 'How many addresses were asked, at most 50.' })
  checked!: number;

  @Field(() => Int, { description: 'How many of them did not tell whether something is there.' })
  undecided!: number;

  @Field(() => Int, { description: 'How many more there are, which were not asked.' })
  leftOut!: number;

  @Field(() => [CheckFinding], { description: 'The links at which nothing is found.' })
  findings!: Finding[];
}

/** What the checks of a post have found. */
@ObjectType('PostCheck', { description: 'What the checks of a post have found.' })
export class PostCheck {
  @Field({ description: 'Whether a finding stands in the way of publication.' })
  blocking!: boolean;

  @Field(() => [CheckFinding], { description: 'Those that block first; at most 100.' })
  findings!: Finding[];
}
