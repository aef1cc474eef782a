import { Field, ObjectType } from 'type-graphql';
import type { SiteContent } from '../../../schema/content/site.ts';
import { Brand, ContactEmails, EvidenceLinks, PostalAddress, SocialLinks } from './company.type.ts';
import { DialogButton, Link } from './link.type.ts';
import { PageMetadataSet } from './page-metadata.type.ts';
import { CookieBanner, NotFoundText, SiteFooter, SiteHeader } from './site-frame.type.ts';

@ObjectType('Hero', { description: 'The hero section at the top of the home page.' })
export class Hero {
  @Field({ description: 'The headline.' })
  headline!: string;

  @Field({ description: 'The short tagline.' })
  tagline!: string;

  @Field({ description: 'The definition of “HTA-compliant” below the tagline; may be empty.' })
  definition!: string;

  @Field(() => DialogButton, { description: 'Label of the button that opens the demo form.' })
  demo!: DialogButton;

  @Field(() => DialogButton, { description: 'Label of the button that opens the trial form.' })
  access!: DialogButton;

  @Field({ description: 'One line about the benchmark behind the claim.' })
  benchmarkNote!: string;
}

/** Site-wide texts (product 1.2). */
@ObjectType('Site', { description: 'Name, addresses, links, header, footer and page metadata.' })
export class Site implements SiteContent {
  @Field(() => Brand, { description: 'Names of the company.' })
  brand!: Brand;

  @Field(() => PostalAddress, { description: 'The postal address.' })
  address!: PostalAddress;

  @Field(() => ContactEmails, { description: 'The e-mail addresses for enquiries.' })
  emails!: ContactEmails;

  @Field(() => Link, { description: 'The website’s URL and its public name.' })
  website!: Link & { sample: boolean };

  @Field({ description: 'Locale of the pages, in the format of social cards.' })
  locale!: string;

  @Field(() => Hero, { description: 'The hero section of the home page.' })
  hero!: Hero;

  @Field(() => SocialLinks, { description: 'The company’s profiles on social networks.' })
  socials!: SiteContent['socials'];

  @Field(() => EvidenceLinks, { description: 'The sites that publish the company’s evidence.' })
  externalLinks!: SiteContent['externalLinks'];

  @Field(() => SiteHeader, { description: 'The content of the header.' })
  header!: SiteHeader;

  @Field(() => SiteFooter, { description: 'The content of the footer.' })
  footer!: SiteContent['footer'];

  @Field(() => CookieBanner, { description: 'The text of the cookie banner.' })
  cookieBanner!: CookieBanner;

  @Field(() => NotFoundText, { description: 'The text of the not-found page.' })
  notFound!: NotFoundText;

  @Field(() => PageMetadataSet, { description: 'Title, description and keywords of the pages.' })
  pages!: PageMetadataSet;
}
