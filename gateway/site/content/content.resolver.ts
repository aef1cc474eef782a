import { Arg, FieldResolver, Query, registerEnumType, Resolver, Root } from 'type-graphql';
import type { EvidenceContent } from '../../../schema/content/evidence.ts';
import type { ExamplesContent } from '../../../schema/content/examples/examples.ts';
import type {
  Faq,
  NavigationTile,
  Partner,
  Publication,
  Service,
  TeamMember,
  Testimonial,
} from '../../../schema/content/lists.ts';
import type { PerformanceContent } from '../../../schema/content/performance.ts';
import type { SectionsContent } from '../../../schema/content/sections.ts';
import type { SiteContent } from '../../../schema/content/site.ts';
import type { TrustPageContent } from '../../../schema/content/trust.ts';
import { trustParts, type TrustPart } from '../../../schema/content/trust-pages.ts';
import {
  studiesWithFigures,
  type StudyWithFigures,
} from '../../../schema/evidence/studies-with-figures.ts';
import { unchangedImages, type ShownImages } from '../shown-images.ts';
import type { Content } from './content.ts';
import { contentType } from './content-types.ts';
import type { LegalDocumentContent } from './legal-document.ts';

const TrustPageName = Object.fromEntries(trustParts.map((name) => [name, name]));

registerEnumType(TrustPageName, {
  name: 'TrustPageName',
  description: 'The name of a trust page.',
  valuesConfig: {
    transparency: { description: 'The page /ai-transparency.' },
    security: { description: 'The page /security.' },
    accessibility: { description: 'The page /accessibility.' },
  },
});

/** Serves the evidence and the trust pages to everyone (product 17). */
@Resolver()
export class TrustResolver {
  constructor(private readonly content: Content) {}

  @Query(() => contentType('Evidence'), {
    description: 'The validation studies, with the figures computed from their counts.',
  })
  evidence(): Omit<EvidenceContent, 'studies'> & { studies: StudyWithFigures[] } {
    const { evidence } = this.content;
    return { ...evidence, studies: studiesWithFigures(evidence) };
  }

  @Query(() => contentType('TrustPage'), {
    description: 'A trust page, on which the company describes how it works.',
  })
  trustPage(
    @Arg('name', () => TrustPageName, { description: 'The name of the page.' }) name: TrustPart,
  ): TrustPageContent {
    return this.content[name];
  }
}

/** Serves the content files publicly (product 9.6). */
@Resolver(() => contentType('Partner'))
export class ContentResolver {
  constructor(
    private readonly content: Content,
    private readonly shown: ShownImages = unchangedImages,
  ) {}

  @Query(() => [contentType('Faq')], { description: 'The questions of the home page, in order.' })
  faqs(): Faq[] {
    return this.content.faqs;
  }

  @Query(() => [contentType('TeamMember')], { description: 'The team: founders, then the others.' })
  teamMembers(): TeamMember[] {
    return this.content.teamMembers.map((member) => ({
      ...member,
      image: this.shown.address(member.image),
    }));
  }

  @Query(() => [contentType('Testimonial')], { description: 'Quotes from clients.' })
  testimonials(): Testimonial[] {
    return this.content.testimonials.map((testimonial) => ({
      ...testimonial,
      photo: this.shown.address(testimonial.photo),
    }));
  }

  @Query(() => [contentType('Partner')], { description: 'The tiles of the logo rows, in order.' })
  partners(): Partner[] {
    return this.content.partners.map((partner) => ({
      ...partner,
      ...(partner.image !== undefined && { image: this.shown.address(partner.image) }),
    }));
  }

  @FieldResolver(() => String, { description: 'Text alternative of the logo.' })
  altText(@Root() { name }: Partner): string {
    return name;
  }

  @Query(() => [contentType('Service')], { description: 'The service cards, in order.' })
  services(): Service[] {
    return this.content.services;
  }

  @Query(() => [contentType('NavigationTile')], {
    description: 'The tiles of the navigation grid.',
  })
  navigationTiles(): NavigationTile[] {
    return this.content.navigationTiles;
  }

  @Query(() => [contentType('Publication')], {
    description: 'The references of the publications section.',
  })
  publications(): Publication[] {
    return this.content.publications;
  }

  @Query(() => contentType('Performance'), {
    description: 'The performance card and the tabbed chart.',
  })
  performance(): PerformanceContent {
    return this.content.performance;
  }

  @Query(() => contentType('Examples'), { description: 'An invented example of each product.' })
  examples(): ExamplesContent {
    return this.content.examples;
  }

  @Query(() => contentType('Sections'), { description: 'The copy of the home page’s sections.' })
  sections(): SectionsContent {
    return this.content.sections;
  }

  @Query(() => contentType('Site'), {
    description: 'Name, addresses, links, header, footer and page metadata.',
  })
  site(): SiteContent {
    return this.content.site;
  }

  @Query(() => contentType('LegalDocument'), {
    nullable: true,
    description: 'The legal page with this slug, privacy or terms; null for any other.',
  })
  legalDocument(
    @Arg('slug', () => String, { description: 'Its path without the leading slash.' }) slug: string,
  ): LegalDocumentContent | null {
    const { privacy, terms } = this.content;
    const document = [privacy, terms].find((one) => one.slug === slug);
    return document === undefined ? null : { ...document, html: this.shown.html(document.html) };
  }
}
