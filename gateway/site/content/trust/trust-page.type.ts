import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { LinkedText } from '../link.type.ts';
import { PageMetadata } from '../page-metadata.type.ts';

/** One thing that a page of trust states. */
@ObjectType('TrustStatement', { description: 'One thing that a page of trust states.' })
export class TrustStatement {
  @Field(() => ID, { description: 'Key of the statement, in kebab-case.' })
  id!: string;

  @Field({ description: 'What it is about.' })
  title!: string;

  @Extensions({ items: 3 })
  @Field(() => [LinkedText], { description: 'What it says.' })
  text!: LinkedText[];

  @Field(() => Boolean, { description: 'True while the statement is a placeholder.' })
  sample!: boolean;
}

/** Statements under one heading. */
@ObjectType('TrustSection', { description: 'Statements under one heading.' })
export class TrustSection {
  @Field(() => ID, { description: 'Key of the section, and the anchor of its heading.' })
  id!: string;

  @Field({ description: 'The heading.' })
  title!: string;

  @Extensions({ items: 6 })
  @Field(() => [TrustStatement], { description: 'What is stated, in its order.' })
  statements!: TrustStatement[];
}

/** A page on which the company says how it works. */
@ObjectType('TrustPage', { description: 'The page /ai-transparency, /security or /accessibility.' })
export class TrustPage {
  @Field(() => PageMetadata, { description: 'Description for search engines.' })
  page!: PageMetadata;

  @Field({ description: 'Title of the page.' })
  title!: string;

  @Field({ description: 'What it holds, in a sentence or two.' })
  lead!: string;

  @Field({ description: 'ISO date of the last update, such as 2025-06-26.' })
  lastUpdated!: string;

  @Field(() => [TrustSection], { description: 'The sections, in their order.' })
  sections!: TrustSection[];
}
