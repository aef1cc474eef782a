import { Arg, Query, Resolver } from 'type-graphql';
import type { Partner as PartnerContent } from '../../../schema/content/lists.ts';
import { unchangedImages, type ShownImages } from '../../shown-images.ts';
import type { Content } from './content.ts';
import { Faq } from './faq.type.ts';
import { LegalDocument } from './legal-document.type.ts';
import { NavigationTile } from './navigation-tile.type.ts';
import { Partner } from './partner.type.ts';
import { Performance } from './performance.type.ts';
import { Publication } from './publication.type.ts';
import { Sections } from './sections/sections.type.ts';
import { Service } from './service.type.ts';
import { Site } from './site.type.ts';
import { TeamMember } from './team-member.type.ts';
import { Testimonial } from './testimonial.type.ts';

function partnerOf(content: PartnerContent, shown: ShownImages): Partner {
  const style = content.kind === 'institution' ? content.style : null;
  const image = content.image === undefined ? null : shown.address(content.image);
  return { ...content, style, altText: content.name, image };
}

/** Serves the content files publicly (product 9.6). */
@Resolver()
export class ContentResolver {
  constructor(
    private readonly content: Content,
    private readonly shown: ShownImages = unchangedImages,
  ) {}

  @Query(() => [Faq], { description: 'The questions of the home page, in order.' })
  faqs(): Faq[] {
    return this.content.faqs;
  }

  @Query(() => [TeamMember], { description: 'The team: founders, then the others.' })
  teamMembers(): TeamMember[] {
    return this.content.teamMembers.map((member) => ({
      ...member,
      image: this.shown.address(member.image),
    }));
  }

  @Query(() => [Testimonial], { description: 'Quotes from clients.' })
  testimonials(): Testimonial[] {
    return this.content.testimonials.map((testimonial) => ({
      ...testimonial,
      photo: this.shown.address(testimonial.photo),
    }));
  }

  @Query(() => [Partner], { description: 'The tiles of the logo rows, in order.' })
  partners(): Partner[] {
    return this.content.partners.map((partner) => partnerOf(partner, this.shown));
  }

  @Query(() => [Service], { description: 'The service cards, in order.' })
  services(): Service[] {
    return this.content.services;
  }

  @Query(() => [NavigationTile], { description: 'The tiles of the navigation grid.' })
  navigationTiles(): NavigationTile[] {
    return this.content.navigationTiles;
  }

  @Query(() => [Publication], { description: 'The references of the publications section.' })
  publications(): Publication[] {
    return this.content.publications;
  }

  @Query(() => Performance, { description: 'The performance card and the tabbed chart.' })
  performance(): Performance {
    return this.content.performance;
  }

  @Query(() => Sections, { description: 'The copy of the home page’s sections.' })
  sections(): Sections {
    return this.content.sections;
  }

  @Query(() => Site, { description: 'Name, addresses, links, header, footer and page metadata.' })
  site(): Site {
    return this.content.site;
  }

  @Query(() => LegalDocument, {
    nullable: true,
    description: 'The legal page with this slug, privacy or terms; null for any other.',
  })
  legalDocument(
    @Arg('slug', () => String, { description: 'Its path without the leading slash.' }) slug: string,
  ): LegalDocument | null {
    const { privacy, terms } = this.content;
    const document = [privacy, terms].find((one) => one.slug === slug);
    return document === undefined ? null : { ...document, html: this.shown.html(document.html) };
  }
}
