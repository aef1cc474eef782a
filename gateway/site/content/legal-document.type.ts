import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('LegalSection', { description: 'A section of a legal document, with a heading.' })
export class LegalSection {
  @Field({ description: 'The id of its heading in the HTML.' })
  anchor!: string;

  @Field({ description: 'The heading, including its number.' })
  title!: string;
}

/** A legal page (product 2.18, 2.19). */
@ObjectType('LegalDocument', { description: 'A legal page.' })
export class LegalDocument {
  @Field(() => ID, { description: 'Its path without the leading slash: privacy or terms.' })
  slug!: string;

  @Field({ description: 'Title of the document.' })
  title!: string;

  @Field({ description: 'ISO date of the last update, such as 2025-06-26.' })
  lastUpdated!: string;

  @Field({ description: 'A summary in one sentence.' })
  description!: string;

  @Field({ description: 'The text as HTML, with headings from level two.' })
  html!: string;

  @Field(() => [LegalSection], { description: 'The sections in order.' })
  sections!: LegalSection[];
}
