import { Field, ObjectType } from 'type-graphql';
import { Post } from '../posts/entities/post.entity.ts';

/** Whether posts can be generated, and by what. */
@ObjectType('AiGenerator', { description: 'Whether posts can be generated, and by what.' })
export class AiGenerator {
  @Field(() => Boolean, { description: 'Whether the site knows an AI server.' })
  configured!: boolean;

  @Field(() => String, { description: 'The model that would be asked.' })
  model!: string;
}

/** What has been added to a draft since the event before; the last event carries the saved post. */
@ObjectType('GenerationEvent', {
  description: 'What has been added to a draft since the last one.',
})
export class GenerationEvent {
  @Field(() => String, { nullable: true, description: 'The title, as soon as it is written.' })
  title!: string | null;

  @Field(() => String, { description: 'Markdown to add at the end of the text.' })
  addition!: string;

  @Field(() => Post, { nullable: true, description: 'The saved draft, in the last event.' })
  post!: Post | null;
}
