import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { CalibrationBand, StudyCounts } from '../../../../schema/content/evidence.ts';
import { PageMetadata } from '../page-metadata.type.ts';

/** The 2 × 2 table of a study. */
@ObjectType('EvidenceCounts', { description: 'The 2 × 2 table of a study.' })
export class EvidenceCounts implements StudyCounts {
  @Field(() => Int, { description: 'Positive, and found to be so.' })
  truePositives!: number;

  @Field(() => Int, { description: 'Negative, but taken for positive.' })
  falsePositives!: number;

  @Field(() => Int, { description: 'Positive, but missed.' })
  falseNegatives!: number;

  @Field(() => Int, { description: 'Negative, and found to be so.' })
  trueNegatives!: number;
}

/** A share that is computed from counts. */
@ObjectType('EvidenceProportion', {
  description: 'A share that is computed from counts, with its 95 % Wilson interval.',
})
export class EvidenceProportion {
  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @Field(() => Int, { description: 'Of how many.' })
  of!: number;

  @Field(() => Float, { description: 'The one divided by the other, from 0 to 1.' })
  share!: number;

  @Field(() => Float, { description: 'Lower bound of the interval, from 0 to 1.' })
  lower!: number;

  @Field(() => Float, { description: 'Upper bound of the interval, from 0 to 1.' })
  upper!: number;
}

/** What follows from the table of a study. */
@ObjectType('EvidenceFigures', {
  description: 'What follows from the table of a study; null where there is nothing to divide by.',
})
export class EvidenceFigures {
  @Field(() => EvidenceProportion, { nullable: true, description: 'Of the positive, found.' })
  sensitivity!: EvidenceProportion | null;

  @Field(() => EvidenceProportion, { nullable: true, description: 'Of the negative, left out.' })
  specificity!: EvidenceProportion | null;

  @Field(() => EvidenceProportion, { nullable: true, description: 'Of all, decided correctly.' })
  accuracy!: EvidenceProportion | null;

  @Field(() => EvidenceProportion, { nullable: true, description: 'Of those found, positive.' })
  precision!: EvidenceProportion | null;

  @Field(() => EvidenceProportion, { nullable: true, description: 'Of all, positive.' })
  prevalence!: EvidenceProportion | null;
}

/** The decisions made with about one stated confidence. */
@ObjectType('EvidenceBand', { description: 'The decisions made with about one confidence.' })
export class EvidenceBand implements CalibrationBand {
  @Field(() => Float, { description: 'Mean stated confidence, in per cent.' })
  confidence!: number;

  @Field(() => Int, { description: 'How many decisions.' })
  decisions!: number;

  @Field(() => Int, { description: 'How many of them were correct.' })
  correct!: number;

  @Field(() => EvidenceProportion, { description: 'The share that was correct.' })
  observed!: EvidenceProportion;
}

/** A study of validation. */
@ObjectType('EvidenceStudy', { description: 'A study of validation.' })
export class EvidenceStudy {
  @Field(() => ID, { description: 'Key of the study, in kebab-case.' })
  id!: string;

  @Field({ description: 'Title of the study.' })
  title!: string;

  @Field({ description: 'What was validated.' })
  product!: string;

  @Field({ description: 'What positive means, in a word or two.' })
  positive!: string;

  @Field({ description: 'What negative means.' })
  negative!: string;

  @Field(() => EvidenceCounts, { description: 'The 2 × 2 table.' })
  counts!: EvidenceCounts;

  @Field(() => EvidenceFigures, { description: 'What is computed from it.' })
  figures!: EvidenceFigures;

  @Field({ description: 'Against what it was validated.' })
  referenceStandard!: string;

  @Field({ description: 'Which cases, and for whom the result holds.' })
  scope!: string;

  @Field({ description: 'Version of what was validated.' })
  version!: string;

  @Field({ description: 'Where the study is published or available.' })
  source!: string;

  @Field(() => String, { nullable: true, description: 'Address of the source.' })
  sourceUrl?: string | undefined;

  @Field(() => String, { nullable: true, description: 'What to know before using the figures.' })
  note?: string | undefined;

  @Field(() => [EvidenceBand], { description: 'Stated confidence beside how often it was right.' })
  calibration!: EvidenceBand[];

  @Field(() => Boolean, { description: 'True while the study is a placeholder.' })
  sample!: boolean;
}

/** The page /evidence. */
@ObjectType('Evidence', { description: 'The page /evidence.' })
export class Evidence {
  @Field(() => PageMetadata, { description: 'Description for search engines.' })
  page!: PageMetadata;

  @Field({ description: 'Title of the page.' })
  title!: string;

  @Field({ description: 'What it holds, in a few sentences.' })
  lead!: string;

  @Field({ description: 'How the figures are computed.' })
  method!: string;

  @Field(() => [EvidenceStudy], { description: 'The studies, in their order.' })
  studies!: EvidenceStudy[];
}
