import { Field, Int, ObjectType } from 'type-graphql';
import { PostSection } from '../reading/post-section.type.ts';

/** What a save would make of a content. */
@ObjectType('PostPreview', {
  description: 'What a save would make of a content; nothing is stored.',
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

  @Field({ description: 'The excerpt that the text gives.' })
  excerpt!: string;
}
