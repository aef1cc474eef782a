import { Field, Int, ObjectType } from 'type-graphql';
import { PostSection } from '../reading/post.types.ts';

@ObjectType('PostPreview', {
  description: 'Content as a save would render it; nothing is stored.',
})
export class PostPreview {
  @Field({ description: 'Sanitised HTML.' })
  contentHtml!: string;

  @Field(() => [PostSection], { description: 'The sections of the content.' })
  sections!: PostSection[];

  @Field(() => [String], { description: 'The answers as sanitised HTML, in their order.' })
  answersHtml!: string[];

  @Field(() => Int, { description: 'Minutes, at least one.' })
  readTime!: number;

  @Field({ description: 'The excerpt taken from the text.' })
  excerpt!: string;
}
