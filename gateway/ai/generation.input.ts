import { Field, InputType } from 'type-graphql';
import { generationFields as rules } from '../../schema/generation-rules.ts';
import { Rule } from '../validation/rule.decorator.ts';

/** (product 6.2) */
@InputType('GeneratePostInput', { description: 'A request to the AI blog generator.' })
export class GeneratePostInput {
  @Field({ description: 'The idea, in your own words.' })
  @Rule(rules.content)
  content!: string;

  @Field(() => String, { nullable: true, description: 'A working title.' })
  @Rule(rules.title)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The author of the post; "Loon Team" by default.',
  })
  @Rule(rules.author)
  author!: string;
}
