import { z } from 'zod';
import {
  dialogButtonSchema,
  graphqlType,
  internalLinkSchema,
  label,
  line,
  linkedTextSchema,
  paragraph,
  percent,
  sampleFlag,
} from './parts.ts';

/** A numbered figure: `alt` says what it shows, `caption` explains it. */
const figureSchema = z
  .strictObject({
    number: label().meta({ sdl: 'Its number, such as "Fig. 1".' }),
    alt: paragraph().meta({
      title: 'Text alternative',
      description: 'Describes the figure for people who cannot see it.',
    }),
    caption: paragraph().meta({ sdl: 'Legend that explains the symbols of the figure.' }),
  })
  .meta(graphqlType('Figure', 'A numbered figure.'));

const point = { title: line(), text: paragraph().meta({ sdl: 'Statement.' }) };
const pointSchema = z.strictObject(point).meta(graphqlType('Point', 'A titled statement.'));
const points = () => z.array(pointSchema).min(1, 'must not be empty');

const claimSchema = z
  .strictObject({
    qualifier: label().optional().meta({
      title: 'Small words before the figure',
      description: 'Such as “up to”.',
      sdl: 'Small text before the value, such as "up to".',
    }),
    value: label().meta({ title: 'Figure' }),
    label: label().meta({ sdl: 'What it measures.' }),
    note: paragraph().meta({ sdl: 'The benchmark or condition that the figure refers to.' }),
  })
  .meta(graphqlType('Claim', 'A measured figure that the company claims for the product.'));

const comparisonRowSchema = z
  .strictObject({
    aspect: line().meta({ sdl: 'The aspect that is compared.' }),
    legacy: paragraph().meta({ title: 'Legacy tools', sdl: 'How legacy tools perform.' }),
    product: paragraph().meta({ title: 'Loon Lens', sdl: 'How the product performs.' }),
    sample: sampleFlag().meta({ sdl: 'True while the statement awaits approval.' }),
  })
  .meta(graphqlType('ComparisonRow', 'One aspect, compared between legacy tools and the product.'));

export const reportRowSchema = z
  .strictObject({
    label: label().meta({ sdl: 'The outcome or condition.' }),
    percent: percent().meta({ sdl: 'Probability in per cent.' }),
    /** `likely` is the most likely outcome, `decision` the condition that needs action. */
    emphasis: z
      .enum(['likely', 'decision', 'none'], {
        error: 'must be "likely", "decision" or "none"',
      })
      .meta({
        options: { likely: 'The likely outcome', decision: 'The one to act on', none: 'None' },
        ...graphqlType('ReportEmphasis', 'How a row of the forecast report is emphasised.'),
      }),
  })
  .meta(graphqlType('ReportRow', 'One outcome or condition and its probability.'));

const reportPart = graphqlType('ReportPart', 'A list of probabilities under a heading.');
const reportSchema = z
  .strictObject({
    illustrative: z
      .literal(true, { error: 'must be true' })
      .meta({ sdl: 'Always true: the values do not describe a real submission.' }),
    recommendation: z
      .strictObject({
        heading: line(),
        rows: z
          .array(reportRowSchema)
          .min(1, 'must not be empty')
          .meta({ description: 'Together 100 per cent.', sdl: 'The rows, from top to bottom.' }),
      })
      .refine(({ rows }) => rows.reduce((sum, row) => sum + row.percent, 0) === 100, {
        path: ['rows'],
        error: 'must add up to 100 per cent',
      })
      .meta({ sdl: 'The outcomes; their probabilities add up to 100 per cent.', ...reportPart }),
    conditions: z
      .strictObject({
        heading: line(),
        rows: z
          .array(reportRowSchema)
          .min(1, 'must not be empty')
          .meta({ sdl: 'The rows, from top to bottom.' }),
      })
      .meta({ sdl: 'The probability of each recommendation condition.', ...reportPart }),
  })
  .meta(graphqlType('ForecastReport', 'The forecast report shown in the diagram.'));

const headedSection = () =>
  z
    .strictObject({ heading: line() })
    .meta(
      graphqlType(
        'HeadedSection',
        'A section that consists of a heading; its entries are in a separate list.',
      ),
    );

const introduction = {
  heading: line(),
  lead: paragraph().meta({ sdl: 'The introductory sentence below the heading.' }),
};
const introducedSection = () =>
  z
    .strictObject(introduction)
    .meta(
      graphqlType('IntroducedSection', 'A section with a heading and an introductory sentence.'),
    );

const demoButton = dialogButtonSchema.meta({ sdl: 'The button that opens the demo form.' });

/** `sections.yaml`: the text of the home page's sections, in page order (product 2.5). */
export const sectionsSchema = z
  .strictObject({
    about: z
      .strictObject({
        heading: line(),
        statement: paragraph().meta({ sdl: 'What the company does and for whom.' }),
        audiences: z
          .array(line())
          .min(1, 'must not be empty')
          .meta({ sdl: 'The audiences the company serves.' }),
      })
      .meta(graphqlType('AboutSection', 'The section on the company.')),
    clients: headedSection(),
    services: introducedSection(),
    performance: z
      .strictObject({
        ...introduction,
        institutionsHeading: line().meta({ sdl: 'Heading of the logo rows.' }),
      })
      .meta(
        graphqlType(
          'PerformanceSection',
          'The text around the client logos and the performance chart.',
        ),
      ),
    lens: z
      .strictObject({
        ...introduction,
        button: dialogButtonSchema.meta({ sdl: 'The button that opens the trial form.' }),
        link: internalLinkSchema.meta({ sdl: 'Link to the publications.' }),
        countsLink: internalLinkSchema.optional().meta({
          title: 'Link to the counts',
          sdl: 'Link to the counts behind the claims.',
        }),
        terms: linkedTextSchema.meta({
          title: 'Terms of access',
          sdl: 'The terms a visitor accepts, with links.',
        }),
        claims: z
          .array(claimSchema)
          .min(1, 'must not be empty')
          .meta({ sdl: 'The measured claims.' }),
        comparison: z
          .strictObject({
            caption: paragraph().meta({ sdl: 'Caption of the table.' }),
            legacyLabel: label().meta({ title: 'Heading of legacy tools' }),
            productLabel: label().meta({ title: 'Heading of the product' }),
            rows: z
              .array(comparisonRowSchema)
              .min(1, 'must not be empty')
              .meta({ sdl: 'The rows, from top to bottom.' }),
          })
          .meta(graphqlType('Comparison', 'The comparison with legacy tools.')),
        exportNote: paragraph().meta({
          title: 'Note on exports',
          sdl: 'The export formats for results.',
        }),
        figure: figureSchema,
      })
      .meta({ title: 'Loon Lens', ...graphqlType('LensSection', 'The section on Loon Lens.') }),
    ensembles: z
      .strictObject({
        ...introduction,
        steps: points().meta({ sdl: 'How an ensemble decides, step by step.' }),
        status: line().meta({ sdl: 'Status of the patent.' }),
        figure: figureSchema,
      })
      .meta({
        title: 'Cognitive ensembles',
        ...graphqlType('EnsemblesSection', 'The section on cognitive ensembles.'),
      }),
    systematicReviews: z
      .strictObject({
        ...introduction,
        button: demoButton,
        steps: points().meta({ sdl: 'The steps of a review.' }),
        figure: figureSchema,
        timeline: z
          .strictObject({
            product: line().meta({
              title: 'With Loon',
              sdl: 'Duration of a review with the product.',
            }),
            manual: line().meta({ title: 'By hand', sdl: 'Duration of a manual review.' }),
            alt: paragraph().meta({
              title: 'Text alternative',
              sdl: 'Text alternative of the ruler.',
            }),
            note: paragraph().meta({
              sdl: 'Explains which duration applies to which kind of review.',
            }),
          })
          .meta(graphqlType('ReviewTimeline', 'A ruler of 24 months that compares two durations.')),
      })
      .meta(graphqlType('SystematicReviewsSection', 'The section on Loon Hatch.')),
    itc: z
      .strictObject({
        ...introduction,
        columns: points().meta({ sdl: 'The three columns.' }),
        button: demoButton,
        figure: figureSchema,
      })
      .meta({
        title: 'Indirect comparisons',
        ...graphqlType('ItcSection', 'The section on Loon Echo.'),
      }),
    accessForecasting: z
      .strictObject({
        ...introduction,
        button: demoButton,
        statistic: z
          .strictObject({
            value: label().meta({ title: 'Figure', sdl: 'The number, as text.' }),
            text: paragraph().meta({ sdl: 'What the number means.' }),
          })
          .meta(graphqlType('Statistic', 'A number and its meaning.')),
        timings: points().meta({ sdl: 'Typical durations.' }),
        figure: figureSchema,
      })
      .meta(graphqlType('AccessForecastingSection', 'The section on Loon Waters.')),
    payerSimulations: z
      .strictObject({
        ...introduction,
        dossier: z
          .strictObject({
            ...point,
            parts: z
              .array(line())
              .min(1, 'must not be empty')
              .meta({ sdl: 'The parts of the dossier.' }),
          })
          .meta(graphqlType('DossierStep', 'The input of a simulation.')),
        simulations: pointSchema.meta({ sdl: 'The steps of a simulation.' }),
        forecast: pointSchema.meta({ sdl: 'The output of a simulation.' }),
        report: reportSchema.meta({ sdl: 'An illustrative report.' }),
        figure: figureSchema,
        button: demoButton,
      })
      .meta(graphqlType('PayerSimulationsSection', 'The section on payer simulations.')),
    blog: z
      .strictObject({
        ...introduction,
        link: internalLinkSchema.meta({ sdl: 'Label of the link to the list of articles.' }),
      })
      .meta(graphqlType('BlogSection', 'The text around the newest articles.')),
    publications: introducedSection(),
    team: headedSection(),
    contact: z
      .strictObject({
        ...introduction,
        button: demoButton,
        salesLabel: label().meta({
          title: 'Words before the sales address',
          sdl: 'Label of the sales e-mail address.',
        }),
        generalLabel: label().meta({
          title: 'Words before the general address',
          sdl: 'Label of the general e-mail address.',
        }),
        officeLabel: label().meta({
          title: 'Words before the office',
          sdl: 'Label of the postal address.',
        }),
      })
      .meta(graphqlType('ContactSection', 'The contact section.')),
    faq: introducedSection().meta({ title: 'FAQs' }),
  })
  .meta(graphqlType('Sections', 'The text of the home page’s sections.'));
export type SectionsContent = z.infer<typeof sectionsSchema>;
