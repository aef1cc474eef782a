import { Field, ID, ObjectType } from 'type-graphql';

/** A headed section of a legal document. */
@ObjectType('LegalSection', { description: 'A headed section of a legal document.' })
export class LegalSection {
  @Field({ description: 'The id its heading carries in the HTML.' })
  anchor!: string;

  @Field({ description: 'The heading, its number included.' })
  title!: string;
}

/** A legal page (product 2.18, 2.19). */
@ObjectType('LegalDocument', { description: 'A legal page.' })
export class LegalDocument {
  @Field(() => ID, { description: 'Its path without the slash: privacy or terms.' })
  slug!: string;

  @Field({ description: 'Title of the document.' })
  title!: string;

  @Field({ description: 'ISO date of the last update, such as 2025-06-26.' })
  lastUpdated!: string;

  @Field({ description: 'What the document says, in a sentence.' })
  description!: string;

  @Field({ description: 'The text as HTML, headings from level two.' })
  html!: string;

  @Field(() => [LegalSection], { description: 'The headed sections in order.' })
  sections!: LegalSection[];
}
