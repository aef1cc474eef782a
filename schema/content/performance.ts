import { z } from 'zod';
import {
  graphqlType,
  internalLinkSchema,
  kebabId,
  label,
  line,
  paragraph,
  percent,
  uniqueById,
} from './parts.ts';

const measureSchema = z
  .strictObject({
    id: kebabId(),
    label: label().meta({ sdl: 'Name of the measure.' }),
    /** The number of filled squares out of a hundred. */
    percent: percent().meta({ sdl: 'Correct decisions out of a hundred.' }),
    note: paragraph().meta({ sdl: 'What the measure counts.' }),
  })
  .meta(graphqlType('PerformanceMeasure', 'One measure, shown as a hundred squares.'));

const tableCaption = () =>
  line().meta({
    title: 'Name of the table',
    description: 'Gives the same figures to people who cannot see the chart.',
    sdl: 'Caption of the table with the same figures.',
  });

/** A waffle chart of ten by ten squares per measure: filled is correct, hollow is a miss. */
const waffleTabSchema = z
  .strictObject({
    id: kebabId(),
    kind: z.literal('waffle').meta({ sdl: 'Always "waffle".' }),
    label: label().meta({ title: 'Name of the tab' }),
    measures: uniqueById(measureSchema).meta({
      sdl: 'The measures, from left to right.',
      listSize: 3,
    }),
    tableCaption: tableCaption(),
    caption: paragraph().meta({
      sdl: 'Legend: the meaning of a square, and the source of the numbers.',
    }),
  })
  .meta({
    title: 'Squares',
    ...graphqlType('WaffleTab', 'A tab that shows each measure as a grid of a hundred squares.'),
  });

const barSchema = z
  .strictObject({
    id: kebabId(),
    label: label().meta({ sdl: 'What is measured.' }),
    /** The figure as shown on the page and in its table. */
    value: label().meta({
      title: 'Figure',
      description: 'As it is written above the bar.',
      sdl: 'The figure next to the bar.',
    }),
    /** The start and end of the bar on the tab's axis. */
    from: z
      .number({ error: 'must be a number' })
      .min(0, 'must be 0 or more')
      .meta({ title: 'Bar begins at', sdl: 'Where the bar starts on the axis.' }),
    to: z
      .number({ error: 'must be a number' })
      .positive('must be more than 0')
      .meta({ title: 'Bar ends at', sdl: 'Where the bar ends on the axis.' }),
    /** The three tones (design 4, Charts): manual work, Loon's range, the one headline result. */
    tone: z
      .enum(['manual', 'loon', 'headline'], {
        error: 'must be "manual", "loon" or "headline"',
      })
      .meta({
        options: { manual: 'Manual work', loon: 'Loon’s range', headline: 'The headline result' },
        ...graphqlType('BarTone', 'The meaning of a bar.'),
      }),
  })
  .refine((bar) => bar.from < bar.to, { path: ['to'], error: 'must be more than "from"' })
  .meta(graphqlType('PerformanceBar', 'One bar, from one point of the axis to another.'));

const tickSchema = z
  .strictObject({
    at: z.number({ error: 'must be a number' }).meta({ title: 'Position' }),
    label: label(),
  })
  .meta(graphqlType('AxisTick', 'A labelled point of an axis.'));

/** Bars on one axis, from 0 to `axis.max`. */
const barsTabSchema = z
  .strictObject({
    id: kebabId(),
    kind: z.literal('bars').meta({ sdl: 'Always "bars".' }),
    label: label().meta({ title: 'Name of the tab' }),
    axis: z
      .strictObject({
        max: z
          .number({ error: 'must be a number' })
          .positive('must be more than 0')
          .meta({ title: 'Axis ends at', sdl: 'The end of the axis.' }),
        ticks: z.array(tickSchema).meta({ title: 'Axis labels', sdl: 'The labelled points.' }),
      })
      .meta(graphqlType('BarsAxis', 'The axis of a tab with bars, from 0 to `max`.')),
    bars: uniqueById(barSchema).meta({ sdl: 'The bars, from top to bottom.', listSize: 4 }),
    tableCaption: tableCaption(),
    caption: paragraph().meta({
      sdl: 'The meaning of the symbols and the source of the numbers.',
    }),
  })
  .refine((tab) => tab.bars.every((bar) => bar.to <= tab.axis.max), {
    path: ['bars'],
    error: 'must end within the axis',
  })
  .meta({ title: 'Bars', ...graphqlType('BarsTab', 'A tab with bars on one axis.') });

/** `performance.yaml`: the performance card and the tabbed chart next to it (product 2.11). */
export const performanceSchema = z
  .strictObject({
    card: z
      .strictObject({
        heading: line().meta({ sdl: 'Heading of the card.' }),
        text: paragraph().meta({ sdl: 'Text of the card.' }),
        link: internalLinkSchema.meta({ sdl: 'Link to the publications.' }),
        countsLink: internalLinkSchema.optional().meta({
          title: 'Link to the counts',
          sdl: 'Link to the counts behind the claims.',
        }),
      })
      .meta(graphqlType('PerformanceCard', 'The card next to the performance chart.')),
    tabs: uniqueById(
      z
        .discriminatedUnion('kind', [waffleTabSchema, barsTabSchema], {
          error: 'must be "waffle" or "bars"',
        })
        .meta(graphqlType('PerformanceTab', 'One tab of the performance chart.')),
    ).meta({ sdl: 'The tabs, from left to right.', listSize: 3 }),
  })
  .meta(graphqlType('Performance', 'The performance card and the tabbed chart.'));
export type PerformanceContent = z.infer<typeof performanceSchema>;
