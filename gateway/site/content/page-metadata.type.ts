import { Field, ObjectType } from 'type-graphql';
import type { PageMetadata as PageMetadataContent } from '../../../schema/content/parts.ts';

/** The metadata of a page for search engines and social networks. */
@ObjectType('PageMetadata', { description: 'The metadata in a page’s head.' })
export class PageMetadata implements PageMetadataContent {
  @Field({ description: 'Document title, including the brand.' })
  title!: string;

  @Field({ description: 'Description of at most 160 characters.' })
  description!: string;

  @Field(() => [String], { description: 'Keywords.' })
  keywords!: string[];
}

@ObjectType('PageMetadataSet', { description: 'The metadata of all pages except articles.' })
export class PageMetadataSet {
  @Field(() => PageMetadata, { description: 'The home page.' })
  home!: PageMetadata;

  @Field(() => PageMetadata, { description: 'The Privacy Policy.' })
  privacy!: PageMetadata;

  @Field(() => PageMetadata, { description: 'The Terms of Use.' })
  terms!: PageMetadata;

  @Field(() => PageMetadata, { description: 'The blog list.' })
  reflections!: PageMetadata;

  @Field(() => PageMetadata, { description: 'The not-found page.' })
  notFound!: PageMetadata;
}
