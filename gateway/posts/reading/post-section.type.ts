import { Field, ObjectType } from 'type-graphql';
import type { ContentSection } from '../markdown/content-sections.ts';

@ObjectType('PostSection', { description: 'A section of an article.', simpleResolvers: true })
export class PostSection implements ContentSection {
  @Field({ description: 'The id of its heading.' })
  anchor!: string;

  @Field({ description: 'Its heading, without markup.' })
  title!: string;
}
