import { z } from 'zod';
import { graphqlType, kebabId, label, line, paragraph, uniqueById } from '../parts.ts';
import { hatchExampleSchema } from './hatch.ts';
import { lensExampleSchema } from './lens.ts';
import { exampleTexts } from './example-texts.ts';
import { reportRowSchema } from '../sections.ts';

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
const watersExampleSchema = z
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

const trialSchema = z
  .strictObject({
    id: kebabId(),
    trial: label().meta({ sdl: 'Name of the trial.' }),
    treatments: line().meta({ sdl: 'The treatments that it compares.' }),
    population: line().meta({ sdl: 'Whom it included.' }),
    endpoint: line().meta({ sdl: 'Its endpoint, and when it was measured.' }),
    verdict: z
      .enum(['anchored', 'adjusted', 'excluded'], {
        error: 'must be "anchored", "adjusted" or "excluded"',
      })
      .meta({
        options: {
          anchored: 'Can be anchored',
          adjusted: 'Can be anchored after adjustment',
          excluded: 'Cannot be used',
        },
        ...graphqlType('FeasibilityVerdict', 'Whether a trial supports a comparison.'),
      }),
    reason: paragraph().meta({ sdl: 'Why.' }),
  })
  .meta(graphqlType('FeasibilityTrial', 'One trial in a feasibility table.'));

/** Loon Echo: the feasibility table of an indirect comparison. */
const echoExampleSchema = z
  .strictObject({
    ...exampleTexts,
    labels: z
      .strictObject({
        trial: label().meta({ sdl: 'Heading of the trials.' }),
        population: label().meta({ sdl: 'Heading of the populations.' }),
        endpoint: label().meta({ sdl: 'Heading of the endpoints.' }),
        verdict: label().meta({ sdl: 'Heading of the decisions.' }),
        anchored: label().meta({ sdl: 'A trial that can be anchored.' }),
        adjusted: label().meta({ sdl: 'A trial that can be anchored after adjustment.' }),
        excluded: label().meta({ sdl: 'A trial that cannot be used.' }),
      })
      .meta({
        title: 'Labels',
        ...graphqlType('EchoExampleLabels', 'The labels of the example of Loon Echo.'),
      }),
    trials: uniqueById(trialSchema).meta({ sdl: 'The trials, from top to bottom.', listSize: 5 }),
    conclusion: paragraph().meta({ sdl: 'Which comparison the trials support.' }),
  })
  .meta(graphqlType('EchoExample', 'The example of Loon Echo: a feasibility table.'));

const product = (name: string) => ({ title: name, sdl: `${name}; null without an example.` });

/** `examples.yaml`: an invented example of each product (product 2.18). */
export const examplesSchema = z
  .strictObject({
    lens: lensExampleSchema.optional().meta(product('Loon Lens')),
    hatch: hatchExampleSchema.optional().meta(product('Loon Hatch')),
    echo: echoExampleSchema.optional().meta(product('Loon Echo')),
    waters: watersExampleSchema.optional().meta(product('Loon Waters')),
  })
  .meta(graphqlType('Examples', 'An invented example of each product.'));
export type ExamplesContent = z.infer<typeof examplesSchema>;
