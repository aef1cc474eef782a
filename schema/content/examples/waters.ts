import { z } from 'zod';
import { graphqlType, kebabId, label, line, paragraph } from '../parts.ts';
import { reportRowSchema } from '../sections.ts';
import { exampleTexts } from './example-texts.ts';

const choices = 2;

const assumptionSchema = z
  .strictObject({
    id: kebabId(),
    label: label().meta({ sdl: 'The assumption, such as "Follow-up".' }),
    choices: z
      .array(label())
      .length(choices, 'must be two')
      .meta({ sdl: 'The two values that it can have.', listSize: 2 }),
  })
  .meta(graphqlType('ForecastAssumption', 'An assumption that the visitor can change.'));

const resultSchema = z
  .strictObject({
    id: kebabId(),
    title: line().meta({ sdl: 'The assumptions of this result, in words.' }),
    rows: z
      .array(reportRowSchema)
      .min(1, 'must not be empty')
      .refine((rows) => rows.reduce((sum, row) => sum + row.percent, 0) === 100, {
        error: 'must add up to 100 per cent',
      })
      .meta({
        description: 'Together 100 per cent.',
        sdl: 'The rows, from top to bottom.',
        listSize: 3,
      }),
    text: paragraph().meta({ sdl: 'What makes the difference.' }),
  })
  .meta(graphqlType('ForecastResult', 'The prepared result for one choice of assumptions.'));

/** Loon Waters: a forecast report with two assumptions that the visitor can change. */
export const watersExampleSchema = z
  .strictObject({
    ...exampleTexts,
    assumptions: z
      .array(assumptionSchema)
      .length(2, 'must be two')
      .meta({ sdl: 'The two assumptions.', listSize: 2 }),
    results: z
      .array(resultSchema)
      .length(choices ** 2, 'must be four')
      .meta({
        description:
          'One for each choice: first of both, first and second, second and first, second of both.',
        sdl: 'The four results: first choice of both, first and second, second and first, second of both.',
        listSize: choices ** 2,
      }),
  })
  .meta(graphqlType('WatersExample', 'The example of Loon Waters: a forecast report.'));
