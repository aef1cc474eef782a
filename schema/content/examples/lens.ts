import { z } from 'zod';
import {
  graphqlType,
  kebabId,
  label,
  line,
  paragraph,
  paragraphOrEmpty,
  percent,
  uniqueById,
} from '../parts.ts';
import { exampleTexts } from './example-texts.ts';

const verdict = () =>
  z
    .enum(['include', 'exclude', 'uncertain'], {
      error: 'must be "include", "exclude" or "uncertain"',
    })
    .meta({
      options: { include: 'Include', exclude: 'Exclude', uncertain: 'Escalate to an expert' },
      ...graphqlType('ScreeningVerdict', 'A decision on a record or on one of its criteria.'),
    });

const confidence = () =>
  percent().meta({ title: 'Confidence in per cent', sdl: 'Confidence in per cent.' });

const criterionSchema = z
  .strictObject({
    name: label().meta({ title: 'Criterion', sdl: 'The criterion of the protocol.' }),
    finding: line().meta({ sdl: 'What the record says about it.' }),
    verdict: verdict(),
    confidence: confidence(),
  })
  .meta(graphqlType('ScreenedCriterion', 'One criterion, decided for one record.'));

const recordSchema = z
  .strictObject({
    id: kebabId(),
    label: label().meta({
      title: 'Name of the step',
      description: 'One or two words, such as “Clear include”.',
      sdl: 'The name of the step that shows the record.',
    }),
    source: line().meta({ sdl: 'Where the record comes from.' }),
    title: line().meta({ sdl: 'Title of the publication.' }),
    before: paragraphOrEmpty().meta({
      title: 'Abstract before the passage',
      sdl: 'The abstract up to the passage; may be empty.',
    }),
    passage: paragraph().meta({
      title: 'Passage that decided',
      sdl: 'The passage of the abstract that decided.',
    }),
    after: paragraphOrEmpty().meta({
      title: 'Abstract after the passage',
      sdl: 'The abstract from the passage on; may be empty.',
    }),
    criteria: z
      .array(criterionSchema)
      .min(1, 'must not be empty')
      .meta({ sdl: 'The criteria, from top to bottom.', listSize: 4 }),
    decision: verdict(),
    confidence: confidence(),
    reason: line().meta({ sdl: 'Why the record was decided so.' }),
    overrule: z
      .strictObject({
        heading: line().meta({ sdl: 'Who overrules, and the new decision.' }),
        reason: paragraph().meta({ sdl: 'The reason of the expert.' }),
      })
      .optional()
      .meta({
        title: 'Overruled by an expert',
        description: 'Left empty if the decision stands.',
        sdl: 'The overrule of an expert; null if the decision stands.',
        ...graphqlType('ExpertOverrule', 'The decision of an expert against a first decision.'),
      }),
    ris: line().meta({
      title: 'RIS line',
      sdl: 'The line of the RIS file that states the decision.',
    }),
  })
  .meta(graphqlType('ScreenedRecord', 'One record under screening.'));

/** Loon Lens: records under screening, which a visitor steps through. */
export const lensExampleSchema = z
  .strictObject({
    ...exampleTexts,
    labels: z
      .strictObject({
        steps: label().meta({ sdl: 'Name of the list of steps.' }),
        passage: label().meta({ sdl: 'Legend of the marked passage.' }),
        criteria: label().meta({ sdl: 'Heading of the criteria.' }),
        confidence: label().meta({ sdl: 'The word before a confidence.' }),
        ris: label().meta({ title: 'RIS', sdl: 'Heading of the RIS line.' }),
        include: label().meta({ sdl: 'The decision to include.' }),
        exclude: label().meta({ sdl: 'The decision to exclude.' }),
        uncertain: label().meta({ sdl: 'The decision to escalate.' }),
      })
      .meta({
        title: 'Labels',
        ...graphqlType('LensExampleLabels', 'The labels of the example of Loon Lens.'),
      }),
    records: uniqueById(recordSchema)
      .max(3, 'must be at most three records')
      .meta({ sdl: 'The records, in the order of the steps.', listSize: 3 }),
  })
  .meta(graphqlType('LensExample', 'The example of Loon Lens: records under screening.'));
