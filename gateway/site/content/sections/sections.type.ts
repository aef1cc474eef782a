import { Field, ObjectType } from 'type-graphql';
import type { SectionsContent } from '../../../../schema/content/sections.ts';
import { AccessForecastingSection, PayerSimulationsSection } from './forecast-sections.type.ts';
import {
  AboutSection,
  BlogSection,
  ContactSection,
  HeadedSection,
  IntroducedSection,
  PerformanceSection,
} from './introductory-sections.type.ts';
import { LensSection } from './lens-section.type.ts';
import { EnsemblesSection, ItcSection, SystematicReviewsSection } from './review-sections.type.ts';

/** The text of the home page's sections, in page order (product 2.5). */
@ObjectType('Sections', { description: 'The text of the home page’s sections.' })
export class Sections implements SectionsContent {
  @Field(() => AboutSection, { description: 'About.' })
  about!: AboutSection;

  @Field(() => HeadedSection, { description: 'Clients.' })
  clients!: HeadedSection;

  @Field(() => IntroducedSection, { description: 'Services.' })
  services!: IntroducedSection;

  @Field(() => PerformanceSection, { description: 'Trusted Performance.' })
  performance!: PerformanceSection;

  @Field(() => LensSection, { description: 'Loon Lens.' })
  lens!: LensSection;

  @Field(() => EnsemblesSection, { description: 'Cognitive ensembles.' })
  ensembles!: EnsemblesSection;

  @Field(() => SystematicReviewsSection, { description: 'Loon Hatch.' })
  systematicReviews!: SystematicReviewsSection;

  @Field(() => ItcSection, { description: 'Loon Echo.' })
  itc!: ItcSection;

  @Field(() => AccessForecastingSection, { description: 'Loon Waters.' })
  accessForecasting!: AccessForecastingSection;

  @Field(() => PayerSimulationsSection, { description: 'Payer simulations.' })
  payerSimulations!: PayerSimulationsSection;

  @Field(() => BlogSection, { description: 'Blog teaser.' })
  blog!: BlogSection;

  @Field(() => IntroducedSection, { description: 'Publications.' })
  publications!: IntroducedSection;

  @Field(() => HeadedSection, { description: 'Team.' })
  team!: HeadedSection;

  @Field(() => ContactSection, { description: 'Contact.' })
  contact!: ContactSection;

  @Field(() => IntroducedSection, { description: 'Frequently asked questions.' })
  faq!: IntroducedSection;
}
