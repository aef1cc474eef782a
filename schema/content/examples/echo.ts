import { z } from 'zod';
import { graphqlType, kebabId, label, line, paragraph, uniqueById } from '../parts.ts';
import { exampleTexts } from './example-texts.ts';

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
export const echoExampleSchema = z
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
