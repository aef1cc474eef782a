import { Field, ObjectType } from 'type-graphql';
import { DialogButton, Link } from '../link.type.ts';

/** About (product 2.5). */
@ObjectType('AboutSection', { description: 'The section on the company.' })
export class AboutSection {
  @Field({ description: 'Heading.' })
  heading!: string;

  @Field({ description: 'What the company does and for whom.' })
  statement!: string;

  @Field(() => [String], { description: 'The audiences the company serves.' })
  audiences!: string[];
}

/** A section whose entries are in a separate list. */
@ObjectType('HeadedSection', {
  description: 'A section that consists of a heading; its entries are in a separate list.',
})
export class HeadedSection {
  @Field({ description: 'Heading.' })
  heading!: string;
}

/** A section whose entries are in a separate list, with an introductory sentence. */
@ObjectType('IntroducedSection', {
  description: 'A section with a heading and an introductory sentence.',
})
export class IntroducedSection {
  @Field({ description: 'Heading.' })
  heading!: string;

  @Field({ description: 'The introductory sentence below the heading.' })
  lead!: string;
}

/** Trusted Performance (product 2.5). */
@ObjectType('PerformanceSection', {
  description: 'The text around the client logos and the performance chart.',
})
export class PerformanceSection extends IntroducedSection {
  @Field({ description: 'Heading of the logo rows.' })
  institutionsHeading!: string;
}

/** Blog teaser (product 2.14). */
@ObjectType('BlogSection', { description: 'The text around the newest articles.' })
export class BlogSection extends IntroducedSection {
  @Field(() => Link, { description: 'Label of the link to the list of articles.' })
  link!: Link;
}

/** Contact (product 2.5). */
@ObjectType('ContactSection', { description: 'The contact section.' })
export class ContactSection extends IntroducedSection {
  @Field(() => DialogButton, { description: 'Label of the button that opens the demo form.' })
  button!: DialogButton;

  @Field({ description: 'Label of the sales e-mail address.' })
  salesLabel!: string;

  @Field({ description: 'Label of the general e-mail address.' })
  generalLabel!: string;

  @Field({ description: 'Label of the postal address.' })
  officeLabel!: string;
}
