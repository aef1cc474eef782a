import { z } from 'zod';
import {
  internalLinkSchema,
  kebabId,
  label,
  line,
  paragraph,
  percent,
  uniqueById,
} from './parts.ts';

const measureSchema = z.strictObject({
  id: kebabId(),
  label: label(),
  /** The number of filled squares out of a hundred. */
  percent: percent(),
  note: paragraph(),
});

const tableCaption = () =>
  line().meta({
    title: 'Name of the table',
    description: 'Names the same figures for those who cannot see the chart.',
  });

/** A waffle chart of ten by ten squares per measure: filled is correct, hollow is a miss. */
const waffleTabSchema = z
  .strictObject({
    id: kebabId(),
    kind: z.literal('waffle'),
    label: label().meta({ title: 'Name of the tab' }),
    measures: uniqueById(measureSchema),
    tableCaption: tableCaption(),
    caption: paragraph(),
  })
  .meta({ title: 'Squares' });

const barSchema = z
  .strictObject({
    id: kebabId(),
    label: label(),
    /** The figure as shown on the page and in its table. */
    value: label().meta({ title: 'Figure', description: 'As it is written above the bar.' }),
    /** The start and end of the bar on the tab's axis. */
    from: z
      .number({ error: 'must be a number' })
      .min(0, 'must be 0 or more')
      .meta({ title: 'Bar begins at' }),
    to: z
      .number({ error: 'must be a number' })
      .positive('must be more than 0')
      .meta({ title: 'Bar ends at' }),
    /** The three tones (design 4, Charts): manual work, Loon's range, the one headline result. */
    tone: z
      .enum(['manual', 'loon', 'headline'], {
        error: 'must be "manual", "loon" or "headline"',
      })
      .meta({
        options: { manual: 'Manual work', loon: 'Loon’s range', headline: 'The headline result' },
      }),
  })
  .refine((bar) => bar.from < bar.to, { path: ['to'], error: 'must be more than "from"' });

const tickSchema = z.strictObject({
  at: z.number({ error: 'must be a number' }).meta({ title: 'Position' }),
  label: label(),
});

/** Bars on one axis, from 0 to `axis.max`. */
const barsTabSchema = z
  .strictObject({
    id: kebabId(),
    kind: z.literal('bars'),
    label: label().meta({ title: 'Name of the tab' }),
    axis: z.strictObject({
      max: z
        .number({ error: 'must be a number' })
        .positive('must be more than 0')
        .meta({ title: 'Axis ends at' }),
      ticks: z.array(tickSchema).meta({ title: 'Axis labels' }),
    }),
    bars: uniqueById(barSchema),
    tableCaption: tableCaption(),
    caption: paragraph(),
  })
  .refine((tab) => tab.bars.every((bar) => bar.to <= tab.axis.max), {
    path: ['bars'],
    error: 'must end within the axis',
  })
  .meta({ title: 'Bars' });

/** `performance.yaml`: the performance card and the tabbed chart next to it (product 2.11). */
export const performanceSchema = z.strictObject({
  card: z.strictObject({
    heading: line(),
    text: paragraph(),
    link: internalLinkSchema,
    countsLink: internalLinkSchema.optional().meta({ title: 'Link to the counts' }),
  }),
  tabs: uniqueById(
    z.discriminatedUnion('kind', [waffleTabSchema, barsTabSchema], {
      error: 'must be "waffle" or "bars"',
    }),
  ),
});
export type PerformanceContent = z.infer<typeof performanceSchema>;
export type PerformanceTab = PerformanceContent['tabs'][number];
export type PerformanceBar = z.infer<typeof barSchema>;
export type PerformanceMeasure = z.infer<typeof measureSchema>;
