import { Field, ObjectType } from 'type-graphql';
import { DialogButton, Link, LinkedText } from './link.type.ts';

@ObjectType('SiteHeader', { description: 'The content of the header on every page.' })
export class SiteHeader {
  @Field(() => [Link], { description: 'The links, from left to right.' })
  links!: Link[];

  @Field(() => DialogButton, { description: 'The button of the header.' })
  demo!: DialogButton;
}

@ObjectType('FooterGroup', { description: 'A titled list of links in the footer.' })
export class FooterGroup {
  @Field({ description: 'Title of the list.' })
  title!: string;

  @Field(() => [Link], { description: 'The links, from top to bottom.' })
  links!: Link[];
}

/** The footer (product 2.17). */
@ObjectType('SiteFooter', { description: 'The content of the footer on every page.' })
export class SiteFooter {
  @Field(() => [FooterGroup], { description: 'The lists of links, from left to right.' })
  groups!: FooterGroup[];

  @Field(() => [Link], { description: 'Links to the legal pages.' })
  legal!: Link[];

  @Field({ description: 'Text after "© {year} {legal name}."' })
  rights!: string;
}

/** The cookie banner (product 2.20). */
@ObjectType('CookieBanner', { description: 'The text of the cookie banner.' })
export class CookieBanner {
  @Field(() => [LinkedText], { description: 'The message, as a list of text runs.' })
  message!: LinkedText[];
}

/** The not-found page (product 2.1). */
@ObjectType('NotFoundText', { description: 'The text of the not-found page.' })
export class NotFoundText {
  @Field({ description: 'Its heading.' })
  heading!: string;

  @Field({ description: 'Possible reasons why the page was not found.' })
  message!: string;

  @Field(() => [Link], { description: 'Links to other pages.' })
  links!: Link[];
}
