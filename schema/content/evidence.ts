import { z } from 'zod';
import {
  externalUrl,
  graphqlType,
  kebabId,
  label,
  line,
  ownersQuestion,
  pageMetadataSchema,
  paragraph,
  paragraphOrEmpty,
  sampleFlag,
  uniqueById,
} from './parts.ts';

/**
 * The maximum count of a table cell: far above any study, far below the limit of exact integers.
 */
const mostCases = 1_000_000_000;

const cases = () =>
  z
    .int({ error: 'must be a whole number' })
    .min(0, 'must be 0 or more')
    .max(mostCases, 'must be 1,000,000,000 or less');

const countsSchema = z
  .strictObject({
    truePositives: cases().meta({
      description: 'Positive, and classified as positive.',
      sdl: 'True positives.',
    }),
    falsePositives: cases().meta({
      description: 'Negative, but classified as positive.',
      sdl: 'False positives.',
    }),
    falseNegatives: cases().meta({
      description: 'Positive, but classified as negative.',
      sdl: 'False negatives.',
    }),
    trueNegatives: cases().meta({
      description: 'Negative, and classified as negative.',
      sdl: 'True negatives.',
    }),
  })
  .refine((counts) => Object.values(counts).some((count) => count > 0), {
    path: ['truePositives'],
    error: 'must count at least one case in one of the four cells',
  })
  .meta({
    title: 'The 2 × 2 table',
    ...graphqlType('EvidenceCounts', 'The 2 × 2 table of a study.'),
  });
export type StudyCounts = z.infer<typeof countsSchema>;

const bandSchema = z
  .strictObject({
    confidence: z
      .number({ error: 'must be a number' })
      .min(0, 'must be 0 or more')
      .max(100, 'must be 100 or less')
      .meta({
        title: 'Stated confidence',
        description: 'The mean of the band, in per cent.',
        sdl: 'Mean stated confidence, in per cent.',
      }),
    decisions: cases().min(1, 'must be 1 or more').meta({ sdl: 'Number of decisions.' }),
    correct: cases().meta({ title: 'Of them correct', sdl: 'Number of correct decisions.' }),
  })
  .refine(({ correct, decisions }) => correct <= decisions, {
    path: ['correct'],
    error: 'must not be more than the decisions',
  })
  .meta({ title: 'Band of confidence' });
/** The decisions made with about the same stated confidence, and the number of correct ones. */
export type CalibrationBand = z.infer<typeof bandSchema>;

const studySchema = z
  .strictObject({
    id: kebabId(),
    title: line().meta({ sdl: 'Title of the study.' }),
    product: label().meta({
      description: 'What was validated, such as “Loon Lens”.',
      sdl: 'The product or system that was validated.',
    }),
    positive: label().meta({
      title: 'Positive means',
      sdl: 'Meaning of "positive", in a word or two.',
      description: 'In a word or two, such as “Relevant”.',
    }),
    negative: label().meta({
      title: 'Negative means',
      sdl: 'Meaning of "negative".',
      description: 'In a word or two, such as “Not relevant”.',
    }),
    counts: countsSchema.optional().meta({ sdl: 'The 2 × 2 table; null without a source.' }),
    referenceStandard: paragraph().meta({
      description: 'Against what, and how that was established.',
      sdl: 'The reference standard.',
    }),
    scope: paragraph().meta({
      description: 'Which cases, from where, and for whom the result holds.',
      sdl: 'The cases studied, and the population the result applies to.',
    }),
    version: label().meta({
      description: 'Of the product, as it was tested.',
      sdl: 'Version of the validated system.',
    }),
    source: paragraphOrEmpty().meta({
      description:
        'Where the study is published or available. Without a source, the study is listed as not yet validated and its counts are not published.',
      sdl: 'Where the study is published or available; empty if it is not yet validated.',
    }),
    funding: paragraphOrEmpty().default('').meta({
      description: 'Who paid for the study, and for whom its authors work.',
      sdl: 'Funding of the study and affiliation of its authors; may be empty.',
    }),
    sourceUrl: externalUrl()
      .optional()
      .meta({ title: 'Address of the source', sdl: 'URL of the source.' }),
    note: paragraph().optional().meta({
      description: 'What a reader has to know before using the figures.',
      sdl: 'Limitations to know before using the figures.',
    }),
    calibration: z.array(bandSchema).meta({
      title: 'Calibration',
      description: 'Stated confidence next to the share of correct decisions; may be empty.',
    }),
    sample: sampleFlag(),
    question: ownersQuestion(),
  })
  .refine(({ source, counts }) => source === '' || counts !== undefined, {
    path: ['counts', 'truePositives'],
    error: 'must be stated for a study with a source',
  });
export type Study = z.infer<typeof studySchema>;

/** `evidence.yaml`: the page /evidence (product 17.1). */
export const evidenceSchema = z.strictObject({
  page: pageMetadataSchema.meta({ title: 'Search engine description' }),
  title: line().meta({ sdl: 'Title of the page.' }),
  lead: paragraph().meta({ sdl: 'Introduction to the page, in a few sentences.' }),
  method: paragraph().meta({
    title: 'How the figures are computed',
    description: 'Shown below the studies.',
    sdl: 'How the figures are computed.',
  }),
  studies: uniqueById(studySchema, { mayBeEmpty: true }),
});
export type EvidenceContent = z.infer<typeof evidenceSchema>;
