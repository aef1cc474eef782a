import { z } from 'zod';
import {
  dialogButtonSchema,
  internalLinkSchema,
  linkedTextSchema,
  percent,
  sampleFlag,
  text,
} from './parts.ts';

/** A numbered figure: `alt` says what is drawn, `caption` what its marks mean. */
const figureSchema = z.strictObject({
  number: text(),
  alt: text().meta({
    title: 'Text alternative',
    description: 'What is drawn, for those who cannot see it.',
  }),
  caption: text(),
});
export type Figure = z.infer<typeof figureSchema>;

const pointSchema = z.strictObject({ title: text(), text: text() });
export type Point = z.infer<typeof pointSchema>;
const points = () => z.array(pointSchema).min(1, 'must not be empty');

const claimSchema = z.strictObject({
  /** Set small before the value, such as "up to". */
  qualifier: text()
    .optional()
    .meta({ title: 'Small words before the figure', description: 'Such as “up to”.' }),
  value: text().meta({ title: 'Figure' }),
  label: text(),
  note: text(),
});
export type Claim = z.infer<typeof claimSchema>;

const comparisonRowSchema = z.strictObject({
  aspect: text(),
  legacy: text().meta({ title: 'Legacy tools' }),
  product: text().meta({ title: 'Loon Lens' }),
  /** True while the statement about legacy tools awaits a subject expert's approval. */
  sample: sampleFlag(),
});
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;

const reportRowSchema = z.strictObject({
  label: text(),
  percent: percent(),
  /** `likely` is the outcome to expect, `decision` the one condition to act on. */
  emphasis: z
    .enum(['likely', 'decision', 'none'], {
      error: 'must be "likely", "decision" or "none"',
    })
    .meta({
      options: { likely: 'The likely outcome', decision: 'The one to act on', none: 'None' },
    }),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

const reportSchema = z.strictObject({
  /** The values show how a report reads; they are no forecast of a real submission. */
  illustrative: z.literal(true, { error: 'must be true' }),
  recommendation: z
    .strictObject({
      heading: text(),
      rows: z
        .array(reportRowSchema)
        .min(1, 'must not be empty')
        .meta({ description: 'Together 100 per cent.' }),
    })
    .refine(({ rows }) => rows.reduce((sum, row) => sum + row.percent, 0) === 100, {
      path: ['rows'],
      error: 'must add up to 100 per cent',
    }),
  conditions: z.strictObject({
    heading: text(),
    rows: z.array(reportRowSchema).min(1, 'must not be empty'),
  }),
});
export type ForecastReport = z.infer<typeof reportSchema>;

const stepSchema = z.strictObject({ title: text(), text: text() });

/** `sections.yaml`: the copy of the home page's sections, in their order (product 2.5). */
export const sectionsSchema = z.strictObject({
  about: z.strictObject({
    heading: text(),
    statement: text(),
    audiences: z.array(text()).min(1, 'must not be empty'),
  }),
  clients: z.strictObject({ heading: text() }),
  services: z.strictObject({ heading: text(), lead: text() }),
  performance: z.strictObject({ heading: text(), lead: text(), institutionsHeading: text() }),
  lens: z
    .strictObject({
      heading: text(),
      lead: text(),
      button: dialogButtonSchema,
      link: internalLinkSchema,
      terms: linkedTextSchema.meta({ title: 'Terms of access' }),
      claims: z.array(claimSchema).min(1, 'must not be empty'),
      comparison: z.strictObject({
        caption: text(),
        legacyLabel: text().meta({ title: 'Heading of legacy tools' }),
        productLabel: text().meta({ title: 'Heading of the product' }),
        rows: z.array(comparisonRowSchema).min(1, 'must not be empty'),
      }),
      exportNote: text().meta({ title: 'Note on exports' }),
      figure: figureSchema,
    })
    .meta({ title: 'Loon Lens' }),
  ensembles: z
    .strictObject({
      heading: text(),
      lead: text(),
      steps: points(),
      status: text(),
      figure: figureSchema,
    })
    .meta({ title: 'Cognitive ensembles' }),
  systematicReviews: z.strictObject({
    heading: text(),
    lead: text(),
    button: dialogButtonSchema,
    steps: points(),
    figure: figureSchema,
    /** The ruler of 24 months below the figure. */
    timeline: z.strictObject({
      product: text().meta({ title: 'With Loon' }),
      manual: text().meta({ title: 'By hand' }),
      alt: text().meta({ title: 'Text alternative' }),
      note: text(),
    }),
  }),
  itc: z
    .strictObject({
      heading: text(),
      lead: text(),
      columns: points(),
      button: dialogButtonSchema,
      figure: figureSchema,
    })
    .meta({ title: 'Indirect comparisons' }),
  accessForecasting: z.strictObject({
    heading: text(),
    lead: text(),
    button: dialogButtonSchema,
    statistic: z.strictObject({ value: text().meta({ title: 'Figure' }), text: text() }),
    timings: points(),
    figure: figureSchema,
  }),
  payerSimulations: z.strictObject({
    heading: text(),
    lead: text(),
    dossier: stepSchema.extend({ parts: z.array(text()).min(1, 'must not be empty') }),
    simulations: stepSchema,
    forecast: stepSchema,
    report: reportSchema,
    figure: figureSchema,
    button: dialogButtonSchema,
  }),
  blog: z.strictObject({ heading: text(), lead: text(), link: internalLinkSchema }),
  publications: z.strictObject({ heading: text(), lead: text() }),
  team: z.strictObject({ heading: text() }),
  contact: z.strictObject({
    heading: text(),
    lead: text(),
    button: dialogButtonSchema,
    salesLabel: text().meta({ title: 'Words before the sales address' }),
    generalLabel: text().meta({ title: 'Words before the general address' }),
    officeLabel: text().meta({ title: 'Words before the office' }),
  }),
  faq: z.strictObject({ heading: text(), lead: text() }).meta({ title: 'FAQs' }),
});
export type SectionsContent = z.infer<typeof sectionsSchema>;
