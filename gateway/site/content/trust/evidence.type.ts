import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { CalibrationBand, StudyCounts } from '../../../../schema/content/evidence.ts';
import { PageMetadata } from '../page-metadata.type.ts';

@ObjectType('EvidenceCounts', { description: 'The 2 × 2 table of a study.' })
export class EvidenceCounts implements StudyCounts {
  @Field(() => Int, { description: 'True positives.' })
  truePositives!: number;

  @Field(() => Int, { description: 'False positives.' })
  falsePositives!: number;

  @Field(() => Int, { description: 'False negatives.' })
  falseNegatives!: number;

  @Field(() => Int, { description: 'True negatives.' })
  trueNegatives!: number;
}

@ObjectType('EvidenceProportion', {
  description: 'A proportion computed from counts, with its 95 % Wilson interval.',
})
export class EvidenceProportion {
  @Field(() => Int, { description: 'Numerator.' })
  count!: number;

  @Field(() => Int, { description: 'Denominator.' })
  of!: number;

  @Field(() => Float, { description: 'Numerator divided by denominator, from 0 to 1.' })
  share!: number;

  @Field(() => Float, { description: 'Lower bound of the interval, from 0 to 1.' })
  lower!: number;

  @Field(() => Float, { description: 'Upper bound of the interval, from 0 to 1.' })
  upper!: number;
}

@ObjectType('EvidenceFigures', {
  description:
    'The figures computed from the 2 × 2 table of a study; null if the denominator is zero.',
})
export class EvidenceFigures {
  @Field(() => EvidenceProportion, {
    nullable: true,
    description: 'Sensitivity: share of positive cases that were found.',
  })
  sensitivity!: EvidenceProportion | null;

  @Field(() => EvidenceProportion, {
    nullable: true,
    description: 'Specificity: share of negative cases that were excluded.',
  })
  specificity!: EvidenceProportion | null;

  @Field(() => EvidenceProportion, {
    nullable: true,
    description: 'Accuracy: share of all cases that were decided correctly.',
  })
  accuracy!: EvidenceProportion | null;

  @Field(() => EvidenceProportion, {
    nullable: true,
    description: 'Precision: share of found cases that are positive.',
  })
  precision!: EvidenceProportion | null;

  @Field(() => EvidenceProportion, {
    nullable: true,
    description: 'Prevalence: share of all cases that are positive.',
  })
  prevalence!: EvidenceProportion | null;
}

@ObjectType('EvidenceBand', {
  description: 'The decisions made with about the same stated confidence.',
})
export class EvidenceBand implements CalibrationBand {
  @Field(() => Float, { description: 'Mean stated confidence, in per cent.' })
  confidence!: number;

  @Field(() => Int, { description: 'Number of decisions.' })
  decisions!: number;

  @Field(() => Int, { description: 'Number of correct decisions.' })
  correct!: number;

  @Field(() => EvidenceProportion, { description: 'Share of correct decisions.' })
  observed!: EvidenceProportion;
}

@ObjectType('EvidenceStudy', { description: 'A validation study.' })
export class EvidenceStudy {
  @Field(() => ID, { description: 'Key of the study, in kebab-case.' })
  id!: string;

  @Field({ description: 'Title of the study.' })
  title!: string;

  @Field({ description: 'The product or system that was validated.' })
  product!: string;

  @Field({ description: 'Meaning of "positive", in a word or two.' })
  positive!: string;

  @Field({ description: 'Meaning of "negative".' })
  negative!: string;

  @Field(() => EvidenceCounts, {
    nullable: true,
    description: 'The 2 × 2 table; null without a source.',
  })
  counts!: EvidenceCounts | null;

  @Field(() => EvidenceFigures, {
    nullable: true,
    description: 'The figures computed from the table; null without a source.',
  })
  figures!: EvidenceFigures | null;

  @Field({ description: 'The reference standard.' })
  referenceStandard!: string;

  @Field({ description: 'The cases studied, and the population the result applies to.' })
  scope!: string;

  @Field({ description: 'Version of the validated system.' })
  version!: string;

  @Field({
    description: 'Where the study is published or available; empty if it is not yet validated.',
  })
  source!: string;

  @Field({ description: 'Funding of the study and affiliation of its authors; may be empty.' })
  funding!: string;

  @Field(() => String, { nullable: true, description: 'URL of the source.' })
  sourceUrl?: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'Limitations to know before using the figures.',
  })
  note?: string | undefined;

  @Field(() => [EvidenceBand], {
    description: 'Calibration: stated confidence compared with the share of correct decisions.',
  })
  calibration!: EvidenceBand[];

  @Field(() => Boolean, { description: 'True while the study is a placeholder.' })
  sample!: boolean;
}

@ObjectType('Evidence', { description: 'The content of the page /evidence.' })
export class Evidence {
  @Field(() => PageMetadata, { description: 'Description for search engines.' })
  page!: PageMetadata;

  @Field({ description: 'Title of the page.' })
  title!: string;

  @Field({ description: 'Introduction to the page, in a few sentences.' })
  lead!: string;

  @Field({ description: 'How the figures are computed.' })
  method!: string;

  @Field(() => [EvidenceStudy], { description: 'The studies, in page order.' })
  studies!: EvidenceStudy[];
}
