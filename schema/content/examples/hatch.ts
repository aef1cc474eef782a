import { z } from 'zod';
import { graphqlType, kebabId, label, paragraph, uniqueById } from '../parts.ts';
import { exampleTexts } from './example-texts.ts';

const count = () => z.int({ error: 'must be a whole number' }).min(0, 'must be 0 or more');

const figure = () => z.number({ error: 'must be a number' });

const updateSchema = z
  .strictObject({
    id: kebabId(),
    when: label().meta({ title: 'When', sdl: 'The week or date of the update.' }),
    found: count().meta({ title: 'Records found', sdl: 'How many records the search found.' }),
    entered: count().meta({
      title: 'Studies that entered',
      sdl: 'How many studies entered the review.',
    }),
    text: paragraph().meta({ sdl: 'What changed, and why.' }),
    estimate: figure().meta({ title: 'Pooled estimate', sdl: 'The pooled estimate after it.' }),
    low: figure().meta({ title: 'Interval begins at', sdl: 'Lower bound of its interval.' }),
    high: figure().meta({ title: 'Interval ends at', sdl: 'Upper bound of its interval.' }),
  })
  .refine(({ found, entered }) => entered <= found, {
    path: ['entered'],
    error: 'must not be more than the records found',
  })
  .refine(({ estimate, low }) => low <= estimate, {
    path: ['low'],
    error: 'must not be more than the estimate',
  })
  .refine(({ estimate, high }) => estimate <= high, {
    path: ['high'],
    error: 'must not be less than the estimate',
  })
  .meta(graphqlType('ReviewUpdate', 'One update of a living review.'));

/** Loon Hatch: the update log of a living review, with a cumulative forest plot. */
export const hatchExampleSchema = z
  .strictObject({
    ...exampleTexts,
    labels: z
      .strictObject({
        when: label().meta({ title: 'When', sdl: 'Heading of the dates.' }),
        found: label().meta({ sdl: 'Heading of the records found.' }),
        entered: label().meta({ sdl: 'Heading of the studies that entered.' }),
        change: label().meta({ sdl: 'Heading of what changed.' }),
        estimate: label().meta({ sdl: 'Heading of the estimates: the measure and its interval.' }),
        favoursLeft: label().meta({
          title: 'Left of the line',
          sdl: 'What an estimate left of the line of no difference means.',
        }),
        favoursRight: label().meta({
          title: 'Right of the line',
          sdl: 'What an estimate right of the line of no difference means.',
        }),
      })
      .meta({
        title: 'Labels',
        ...graphqlType('HatchExampleLabels', 'The labels of the example of Loon Hatch.'),
      }),
    axisMin: figure().meta({ title: 'Axis begins at', sdl: 'The start of the axis.' }),
    axisMax: figure().meta({ title: 'Axis ends at', sdl: 'The end of the axis.' }),
    updates: uniqueById(updateSchema).meta({
      sdl: 'The updates, the first one first.',
      listSize: 5,
    }),
  })
  .refine(({ axisMin, axisMax }) => axisMin < 0 && axisMax > 0, {
    path: ['axisMax'],
    error: 'must be more than 0, and the start of the axis less',
  })
  .refine(
    ({ axisMin, axisMax, updates }) =>
      updates.every(({ low, high }) => axisMin <= low && high <= axisMax),
    { path: ['updates'], error: 'must have their intervals within the axis' },
  )
  .meta(graphqlType('HatchExample', 'The example of Loon Hatch: an update log.'));
