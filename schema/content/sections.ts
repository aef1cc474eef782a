import { z } from 'zod';
import {
  dialogButtonSchema,
  internalLinkSchema,
  label,
  line,
  linkedTextSchema,
  paragraph,
  percent,
  sampleFlag,
} from './parts.ts';

/** A numbered figure: `alt` says what it shows, `caption` explains it. */
const figureSchema = z.strictObject({
  number: label(),
  alt: paragraph().meta({
    title: 'Text alternative',
    description: 'What the figure shows, for those who cannot see it.',
  }),
  caption: paragraph(),
});
export type Figure = z.infer<typeof figureSchema>;

const pointSchema = z.strictObject({ title: line(), text: paragraph() });
export type Point = z.infer<typeof pointSchema>;
const points = () => z.array(pointSchema).min(1, 'must not be empty');

const claimSchema = z.strictObject({
  /** Small text before the value, such as "up to". */
  qualifier: label()
    .optional()
    .meta({ title: 'Small words before the figure', description: 'Such as “up to”.' }),
  value: label().meta({ title: 'Figure' }),
  label: label(),
  note: paragraph(),
});
export type Claim = z.infer<typeof claimSchema>;

const comparisonRowSchema = z.strictObject({
  aspect: line(),
  legacy: paragraph().meta({ title: 'Legacy tools' }),
  product: paragraph().meta({ title: 'Loon Lens' }),
  /** True until a subject expert approves the statement about legacy tools. */
  sample: sampleFlag(),
});
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;

const reportRowSchema = z.strictObject({
  label: label(),
  percent: percent(),
  /** `likely` is the most likely outcome, `decision` the condition that needs action. */
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
  /** The values illustrate a report; they do not forecast a real submission. */
  illustrative: z.literal(true, { error: 'must be true' }),
  recommendation: z
    .strictObject({
      heading: line(),
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
    heading: line(),
    rows: z.array(reportRowSchema).min(1, 'must not be empty'),
  }),
});
export type ForecastReport = z.infer<typeof reportSchema>;

const stepSchema = z.strictObject({ title: line(), text: paragraph() });

/** `sections.yaml`: the text of the home page's sections, in page order (product 2.5). */
export const sectionsSchema = z.strictObject({
  about: z.strictObject({
    heading: line(),
    statement: paragraph(),
    audiences: z.array(line()).min(1, 'must not be empty'),
  }),
  clients: z.strictObject({ heading: line() }),
  services: z.strictObject({ heading: line(), lead: paragraph() }),
  performance: z.strictObject({ heading: line(), lead: paragraph(), institutionsHeading: line() }),
  lens: z
    .strictObject({
      heading: line(),
      lead: paragraph(),
      button: dialogButtonSchema,
      link: internalLinkSchema,
      countsLink: internalLinkSchema.optional().meta({ title: 'Link to the counts' }),
      terms: linkedTextSchema.meta({ title: 'Terms of access' }),
      claims: z.array(claimSchema).min(1, 'must not be empty'),
      comparison: z.strictObject({
        caption: paragraph(),
        legacyLabel: label().meta({ title: 'Heading of legacy tools' }),
        productLabel: label().meta({ title: 'Heading of the product' }),
        rows: z.array(comparisonRowSchema).min(1, 'must not be empty'),
      }),
      exportNote: paragraph().meta({ title: 'Note on exports' }),
      figure: figureSchema,
    })
    .meta({ title: 'Loon Lens' }),
  ensembles: z
    .strictObject({
      heading: line(),
      lead: paragraph(),
      steps: points(),
      status: line(),
      figure: figureSchema,
    })
    .meta({ title: 'Cognitive ensembles' }),
  systematicReviews: z.strictObject({
    heading: line(),
    lead: paragraph(),
    button: dialogButtonSchema,
    steps: points(),
    figure: figureSchema,
    /** The ruler of 24 months below the figure. */
    timeline: z.strictObject({
      product: line().meta({ title: 'With Loon' }),
      manual: line().meta({ title: 'By hand' }),
      alt: paragraph().meta({ title: 'Text alternative' }),
      note: paragraph(),
    }),
  }),
  itc: z
    .strictObject({
      heading: line(),
      lead: paragraph(),
      columns: points(),
      button: dialogButtonSchema,
      figure: figureSchema,
    })
    .meta({ title: 'Indirect comparisons' }),
  accessForecasting: z.strictObject({
    heading: line(),
    lead: paragraph(),
    button: dialogButtonSchema,
    statistic: z.strictObject({ value: label().meta({ title: 'Figure' }), text: paragraph() }),
    timings: points(),
    figure: figureSchema,
  }),
  payerSimulations: z.strictObject({
    heading: line(),
    lead: paragraph(),
    dossier: stepSchema.extend({ parts: z.array(line()).min(1, 'must not be empty') }),
    simulations: stepSchema,
    forecast: stepSchema,
    report: reportSchema,
    figure: figureSchema,
    button: dialogButtonSchema,
  }),
  blog: z.strictObject({ heading: line(), lead: paragraph(), link: internalLinkSchema }),
  publications: z.strictObject({ heading: line(), lead: paragraph() }),
  team: z.strictObject({ heading: line() }),
  contact: z.strictObject({
    heading: line(),
    lead: paragraph(),
    button: dialogButtonSchema,
    salesLabel: label().meta({ title: 'Words before the sales address' }),
    generalLabel: label().meta({ title: 'Words before the general address' }),
    officeLabel: label().meta({ title: 'Words before the office' }),
  }),
  faq: z.strictObject({ heading: line(), lead: paragraph() }).meta({ title: 'FAQs' }),
});
export type SectionsContent = z.infer<typeof sectionsSchema>;
