import { Field, InputType } from 'type-graphql';
import { generationFields as rules } from '../../schema/generation-rules.ts';
import { Rule } from '../validation/rule.decorator.ts';

/** What the AI blog generator is asked for (product 6.2). */
@InputType('GeneratePostInput', { description: 'What the AI blog generator is asked for.' })
export class GeneratePostInput {
  @Field({ description: 'The idea, in your own words.' })
  @Rule(rules.content)
  content!: string;

  @Field(() => String, { nullable: true, description: 'A working title.' })
  @Rule(rules.title)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who the post names as its author; "Loon Team" if absent.',
  })
  @Rule(rules.author)
  author!: string;
}
