import { Field, ObjectType } from 'type-graphql';
import type { PageMetadata as PageMetadataContent } from '../../../schema/content/parts.ts';

/** What a page tells search engines and social networks about itself. */
@ObjectType('PageMetadata', { description: 'What a page says about itself in its head.' })
export class PageMetadata implements PageMetadataContent {
  @Field({ description: 'Document title, the brand included.' })
  title!: string;

  @Field({ description: 'Description of at most 160 characters.' })
  description!: string;

  @Field(() => [String], { description: 'Keywords.' })
  keywords!: string[];
}

/** The metadata of the pages whose text is content. */
@ObjectType('PageMetadataSet', { description: 'The metadata of each page but the articles.' })
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
