import { Field, ObjectType } from 'type-graphql';
import { DialogButton } from '../link.type.ts';
import { Figure, Point } from './figure.type.ts';
import { IntroducedSection } from './introductory-sections.type.ts';

/** Cognitive ensembles (product 2.5). */
@ObjectType('EnsemblesSection', { description: 'The section on cognitive ensembles.' })
export class EnsemblesSection extends IntroducedSection {
  @Field(() => [Point], { description: 'How an ensemble decides, step by step.' })
  steps!: Point[];

  @Field({ description: 'Status of the patent.' })
  status!: string;

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;
}

@ObjectType('ReviewTimeline', { description: 'A ruler of 24 months that compares two durations.' })
export class ReviewTimeline {
  @Field({ description: 'Duration of a review with the product.' })
  product!: string;

  @Field({ description: 'Duration of a manual review.' })
  manual!: string;

  @Field({ description: 'Text alternative of the ruler.' })
  alt!: string;

  @Field({ description: 'Explains which duration applies to which kind of review.' })
  note!: string;
}

/** Systematic reviews (product 2.5). */
@ObjectType('SystematicReviewsSection', { description: 'The section on Loon Hatch.' })
export class SystematicReviewsSection extends IntroducedSection {
  @Field(() => DialogButton, { description: 'Label of the button that opens the demo form.' })
  button!: DialogButton;

  @Field(() => [Point], { description: 'The steps of a review.' })
  steps!: Point[];

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;

  @Field(() => ReviewTimeline, { description: 'The ruler below the figure.' })
  timeline!: ReviewTimeline;
}

/** Indirect comparisons (product 2.5). */
@ObjectType('ItcSection', { description: 'The section on Loon Echo.' })
export class ItcSection extends IntroducedSection {
  @Field(() => [Point], { description: 'The three columns.' })
  columns!: Point[];

  @Field(() => DialogButton, { description: 'Label of the button that opens the demo form.' })
  button!: DialogButton;

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;
}
