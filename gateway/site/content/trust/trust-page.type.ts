import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { LinkedText } from '../link.type.ts';
import { PageMetadata } from '../page-metadata.type.ts';

@ObjectType('TrustStatement', { description: 'One statement on a trust page.' })
export class TrustStatement {
  @Field(() => ID, { description: 'Key of the statement, in kebab-case.' })
  id!: string;

  @Field({ description: 'Subject of the statement.' })
  title!: string;

  @Extensions({ items: 3 })
  @Field(() => [LinkedText], { description: 'Text of the statement.' })
  text!: LinkedText[];

  @Field(() => Boolean, { description: 'True while the statement is a placeholder.' })
  sample!: boolean;
}

@ObjectType('TrustSection', { description: 'A group of statements under one heading.' })
export class TrustSection {
  @Field(() => ID, { description: 'Key of the section, also the anchor of its heading.' })
  id!: string;

  @Field({ description: 'The heading.' })
  title!: string;

  @Extensions({ items: 6 })
  @Field(() => [TrustStatement], { description: 'The statements, in page order.' })
  statements!: TrustStatement[];
}

/** A page on which the company describes how it works. */
@ObjectType('TrustPage', {
  description: 'A trust page: /ai-transparency, /security or /accessibility.',
})
export class TrustPage {
  @Field(() => PageMetadata, { description: 'Description for search engines.' })
  page!: PageMetadata;

  @Field({ description: 'Title of the page.' })
  title!: string;

  @Field({ description: 'Introduction to the page, in one or two sentences.' })
  lead!: string;

  @Field({ description: 'ISO date of the last update, such as 2025-06-26.' })
  lastUpdated!: string;

  @Field(() => [TrustSection], { description: 'The sections, in page order.' })
  sections!: TrustSection[];
}
