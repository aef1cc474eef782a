import { Field, ObjectType } from 'type-graphql';
import type { SiteContent } from '../../../schema/content/site.ts';
import { Brand, ContactEmails, EvidenceLinks, PostalAddress, SocialLinks } from './company.type.ts';
import { DialogButton, Link } from './link.type.ts';
import { PageMetadataSet } from './page-metadata.type.ts';
import { CookieBanner, NotFoundText, SiteFooter, SiteHeader } from './site-frame.type.ts';

/** The first view of the home page. */
@ObjectType('Hero', { description: 'The first view of the home page.' })
export class Hero {
  @Field({ description: 'The headline.' })
  headline!: string;

  @Field({ description: 'The short tagline.' })
  tagline!: string;

  @Field(() => DialogButton, { description: 'Opens the demo form.' })
  demo!: DialogButton;

  @Field(() => DialogButton, { description: 'Opens the trial form.' })
  access!: DialogButton;

  @Field({ description: 'The benchmark behind the claim, in a line.' })
  benchmarkNote!: string;
}

/** Name, addresses, links, header, footer and page metadata (product 1.2). */
@ObjectType('Site', { description: 'Name, addresses, links, header, footer and page metadata.' })
export class Site implements SiteContent {
  @Field(() => Brand, { description: 'Names of the company.' })
  brand!: Brand;

  @Field(() => PostalAddress, { description: 'The postal address.' })
  address!: PostalAddress;

  @Field(() => ContactEmails, { description: 'The addresses that enquiries go to.' })
  emails!: ContactEmails;

  @Field(() => Link, { description: 'The website under its public name.' })
  website!: Link & { sample: boolean };

  @Field({ description: 'Locale of the pages, as social cards spell it.' })
  locale!: string;

  @Field(() => Hero, { description: 'The first view of the home page.' })
  hero!: Hero;

  @Field(() => SocialLinks, { description: 'The company on social networks.' })
  socials!: SiteContent['socials'];

  @Field(() => EvidenceLinks, { description: 'Where the company’s evidence is published.' })
  externalLinks!: SiteContent['externalLinks'];

  @Field(() => SiteHeader, { description: 'What the header offers.' })
  header!: SiteHeader;

  @Field(() => SiteFooter, { description: 'What the footer offers.' })
  footer!: SiteContent['footer'];

  @Field(() => CookieBanner, { description: 'What the cookie banner says.' })
  cookieBanner!: CookieBanner;

  @Field(() => NotFoundText, { description: 'What the not-found page says.' })
  notFound!: NotFoundText;

  @Field(() => PageMetadataSet, { description: 'Title, description and keywords of the pages.' })
  pages!: PageMetadataSet;
}
