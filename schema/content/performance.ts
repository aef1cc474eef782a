import { z } from 'zod';
import { internalLinkSchema, kebabId, text, uniqueById } from './parts.ts';

const percent = () =>
  z
    .number({ error: 'must be a number' })
    .min(0, 'must be 0 or more')
    .max(100, 'must be 100 or less');

const measureSchema = z.strictObject({
  id: kebabId(),
  label: text(),
  percent: percent(),
  note: text(),
});

/** A waffle of ten by ten squares per measure: filled is correct, hollow is a miss. */
const waffleTabSchema = z.strictObject({
  id: kebabId(),
  kind: z.literal('waffle'),
  label: text(),
  measures: uniqueById(measureSchema),
  /** Names the table that gives the same figures to those who cannot see the chart. */
  tableCaption: text(),
  caption: text(),
});

const barSchema = z
  .strictObject({
    id: kebabId(),
    label: text(),
    /** The figure as the page and its table show it. */
    value: text(),
    /** Where the bar starts and ends on the tab's axis. */
    from: z.number({ error: 'must be a number' }).min(0, 'must be 0 or more'),
    to: z.number({ error: 'must be a number' }).positive('must be more than 0'),
    /** The three tones (design 4, Charts): manual work, Loon's range, the one headline result. */
    tone: z.enum(['manual', 'loon', 'headline'], {
      error: 'must be "manual", "loon" or "headline"',
    }),
  })
  .refine((bar) => bar.from < bar.to, { path: ['to'], error: 'must be more than "from"' });

const tickSchema = z.strictObject({ at: z.number({ error: 'must be a number' }), label: text() });

/** Bars on one axis, from 0 to `axis.max`. */
const barsTabSchema = z
  .strictObject({
    id: kebabId(),
    kind: z.literal('bars'),
    label: text(),
    axis: z.strictObject({
      max: z.number({ error: 'must be a number' }).positive('must be more than 0'),
      ticks: z.array(tickSchema),
    }),
    bars: uniqueById(barSchema),
    tableCaption: text(),
    caption: text(),
  })
  .refine((tab) => tab.bars.every((bar) => bar.to <= tab.axis.max), {
    path: ['bars'],
    error: 'must end within the axis',
  });

/** `performance.yaml`: the performance card and the tabbed chart beside it (product 2.11). */
export const performanceSchema = z.strictObject({
  card: z.strictObject({ heading: text(), text: text(), link: internalLinkSchema }),
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
