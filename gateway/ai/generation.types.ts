import { Field, ObjectType } from 'type-graphql';
import { Post } from '../posts/entities/post.entity.ts';

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
