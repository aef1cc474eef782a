import { Field, ObjectType } from 'type-graphql';
import { DialogButton, Link } from '../link.type.ts';

/** About (product 2.5). */
@ObjectType('AboutSection', { description: 'The section on the company.' })
export class AboutSection {
  @Field({ description: 'Heading.' })
  heading!: string;

  @Field({ description: 'What the company does and for whom.' })
  statement!: string;

  @Field(() => [String], { description: 'The audiences.' })
  audiences!: string[];
}

/** A section whose entries have a list of their own. */
@ObjectType('HeadedSection', { description: 'A section of which only the heading is copy.' })
export class HeadedSection {
  @Field({ description: 'Heading.' })
  heading!: string;
}

/** A section whose entries have a list of their own, introduced by a sentence. */
@ObjectType('IntroducedSection', { description: 'A heading and the sentence below it.' })
export class IntroducedSection {
  @Field({ description: 'Heading.' })
  heading!: string;

  @Field({ description: 'The sentence below it.' })
  lead!: string;
}

/** Trusted Performance (product 2.5). */
@ObjectType('PerformanceSection', { description: 'The copy around logos and chart.' })
export class PerformanceSection extends IntroducedSection {
  @Field({ description: 'Heading of the logo rows.' })
  institutionsHeading!: string;
}

/** Blog teaser (product 2.14). */
@ObjectType('BlogSection', { description: 'The copy around the newest articles.' })
export class BlogSection extends IntroducedSection {
  @Field(() => Link, { description: 'Leads to the blog list.' })
  link!: Link;
}

/** Contact (product 2.5). */
@ObjectType('ContactSection', { description: 'The contact section.' })
export class ContactSection extends IntroducedSection {
  @Field(() => DialogButton, { description: 'Opens the demo form.' })
  button!: DialogButton;

  @Field({ description: 'Stands before the sales address.' })
  salesLabel!: string;

  @Field({ description: 'Stands before the general address.' })
  generalLabel!: string;

  @Field({ description: 'Stands before the postal address.' })
  officeLabel!: string;
}
