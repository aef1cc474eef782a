import { Field, InputType, ObjectType } from 'type-graphql';
import { generationFields as rules } from '../../schema/generation-rules.ts';
import { Post } from '../posts/entities/post.entity.ts';
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

@ObjectType('AiGenerator', { description: 'Whether posts can be generated, and by which model.' })
export class AiGenerator {
  @Field(() => Boolean, { description: 'Whether an AI server is configured.' })
  configured!: boolean;

  @Field(() => String, { description: 'The model that is used.' })
  model!: string;
}

/** Text added since the previous event; the last event contains the saved post. */
@ObjectType('GenerationEvent', {
  description: 'Text added to a draft since the previous event.',
})
export class GenerationEvent {
  @Field(() => String, { nullable: true, description: 'The title, once it is complete.' })
  title!: string | null;

  @Field(() => String, { description: 'Markdown to add at the end of the text.' })
  addition!: string;

  @Field(() => Post, { nullable: true, description: 'The saved draft, in the last event.' })
  post!: Post | null;
}
