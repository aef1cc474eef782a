import { Field, ObjectType } from 'type-graphql';
import { DialogButton, Link, LinkedText } from './link.type.ts';

/** What the header offers. */
@ObjectType('SiteHeader', { description: 'What the header of every page offers.' })
export class SiteHeader {
  @Field(() => [Link], { description: 'The links, from left to right.' })
  links!: Link[];

  @Field(() => DialogButton, { description: 'The one button.' })
  demo!: DialogButton;
}

/** A titled list of links in the footer. */
@ObjectType('FooterGroup', { description: 'A titled list of links in the footer.' })
export class FooterGroup {
  @Field({ description: 'Title of the list.' })
  title!: string;

  @Field(() => [Link], { description: 'The links, from top to bottom.' })
  links!: Link[];
}

/** What the footer offers (product 2.17). */
@ObjectType('SiteFooter', { description: 'What the footer of every page offers.' })
export class SiteFooter {
  @Field(() => [FooterGroup], { description: 'The lists of links, from left to right.' })
  groups!: FooterGroup[];

  @Field(() => [Link], { description: 'The legal pages.' })
  legal!: Link[];

  @Field({ description: 'Follows "© {year} {legal name}."' })
  rights!: string;
}

/** The cookie banner (product 2.20). */
@ObjectType('CookieBanner', { description: 'What the cookie banner says.' })
export class CookieBanner {
  @Field(() => [LinkedText], { description: 'The message, run by run.' })
  message!: LinkedText[];
}

/** The not-found page (product 2.1). */
@ObjectType('NotFoundText', { description: 'What the not-found page says.' })
export class NotFoundText {
  @Field({ description: 'Its heading.' })
  heading!: string;

  @Field({ description: 'What may have happened.' })
  message!: string;

  @Field(() => [Link], { description: 'The ways out.' })
  links!: Link[];
}
