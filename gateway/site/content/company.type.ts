import { Field, ObjectType } from 'type-graphql';
import { Link } from './link.type.ts';

@ObjectType('Brand', { description: 'Names of the company.' })
export class Brand {
  @Field({ description: 'The brand name.' })
  name!: string;

  @Field({ description: 'The name in contracts and in the copyright line.' })
  legalName!: string;

  @Field({ description: 'The company’s business in one line.' })
  tagline!: string;
}

@ObjectType('PostalAddress', { description: 'The company’s postal address.' })
export class PostalAddress {
  @Field({ description: 'City.' })
  city!: string;

  @Field({ description: 'Province or state.' })
  region!: string;

  @Field({ description: 'Country.' })
  country!: string;

  @Field(() => [String], { description: 'The lines as pages show them.' })
  lines!: string[];

  @Field(() => Boolean, { description: 'True if the address is a placeholder.' })
  sample!: boolean;
}

@ObjectType('ContactEmails', { description: 'The e-mail addresses for enquiries.' })
export class ContactEmails {
  @Field({ description: 'Commercial enquiries.' })
  sales!: string;

  @Field({ description: 'Privacy requests.' })
  privacy!: string;

  @Field({ description: 'Everything else.' })
  general!: string;

  @Field(() => Boolean, { description: 'True if the addresses are placeholders.' })
  sample!: boolean;
}

@ObjectType('SocialLinks', { description: 'The company on social networks.' })
export class SocialLinks {
  @Field(() => Link, { description: 'LinkedIn.' })
  linkedin!: Link;

  @Field(() => Link, { description: 'X.' })
  x!: Link;

  @Field(() => Link, { description: 'Facebook.' })
  facebook!: Link;

  @Field(() => Link, { description: 'Instagram.' })
  instagram!: Link;
}

@ObjectType('EvidenceLinks', { description: 'Where the company’s evidence is published.' })
export class EvidenceLinks {
  @Field(() => Link, { description: 'Preprints.' })
  preprints!: Link;

  @Field(() => Link, { description: 'Posters.' })
  posters!: Link;

  @Field(() => Link, { description: 'Publications.' })
  publications!: Link;

  @Field(() => Link, { description: 'A keynote.' })
  keynote!: Link;

  @Field(() => Link, { description: 'A scholar profile.' })
  scholar!: Link;
}
