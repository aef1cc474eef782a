import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  ForecastReport as ForecastReportContent,
  ReportRow as ReportRowContent,
} from '../../../../schema/content/sections.ts';
import { DialogButton } from '../link.type.ts';
import { Figure, Point } from './figure.type.ts';
import { IntroducedSection } from './introductory-sections.type.ts';

/** How a row of the report stands out. */
export const ReportEmphasis = { likely: 'likely', decision: 'decision', none: 'none' } as const;

registerEnumType(ReportEmphasis, {
  name: 'ReportEmphasis',
  description: 'How a row of the forecast report stands out.',
  valuesConfig: {
    likely: { description: 'The outcome to expect.' },
    decision: { description: 'The one condition to act on.' },
    none: { description: 'Not at all.' },
  },
});

/** A figure and what it says. */
@ObjectType('Statistic', { description: 'A figure and what it says.' })
export class Statistic {
  @Field({ description: 'The figure.' })
  value!: string;

  @Field({ description: 'What it says.' })
  text!: string;
}

/** Access forecasting (product 2.5). */
@ObjectType('AccessForecastingSection', { description: 'The section on Loon Waters.' })
export class AccessForecastingSection extends IntroducedSection {
  @Field(() => DialogButton, { description: 'Opens the demo form.' })
  button!: DialogButton;

  @Field(() => Statistic, { description: 'The figure beside the text.' })
  statistic!: Statistic;

  @Field(() => [Point], { description: 'How long things take.' })
  timings!: Point[];

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;
}

/** What goes into a simulation. */
@ObjectType('DossierStep', { description: 'What goes into a simulation.' })
export class DossierStep extends Point {
  @Field(() => [String], { description: 'The parts of the dossier.' })
  parts!: string[];
}

/** One outcome or condition and its probability. */
@ObjectType('ReportRow', { description: 'One outcome or condition and its probability.' })
export class ReportRow implements ReportRowContent {
  @Field({ description: 'The outcome or condition.' })
  label!: string;

  @Field(() => Int, { description: 'Probability in per cent.' })
  percent!: number;

  @Field(() => ReportEmphasis, { description: 'How the row stands out.' })
  emphasis!: ReportRowContent['emphasis'];
}

/** A headed list of probabilities. */
@ObjectType('ReportPart', { description: 'A headed list of probabilities.' })
export class ReportPart {
  @Field({ description: 'Heading.' })
  heading!: string;

  @Field(() => [ReportRow], { description: 'The rows, from top to bottom.' })
  rows!: ReportRow[];
}

/** The forecast report of the diagram. */
@ObjectType('ForecastReport', { description: 'The forecast report of the diagram.' })
export class ForecastReport implements ForecastReportContent {
  @Field(() => Boolean, { description: 'Always true: the values forecast no real submission.' })
  illustrative!: true;

  @Field(() => ReportPart, { description: 'The outcomes; they add up to 100 per cent.' })
  recommendation!: ReportPart;

  @Field(() => ReportPart, { description: 'The probability of each recommendation condition.' })
  conditions!: ReportPart;
}

/** Payer simulations (product 2.5). */
@ObjectType('PayerSimulationsSection', { description: 'The section on payer simulations.' })
export class PayerSimulationsSection extends IntroducedSection {
  @Field(() => DossierStep, { description: 'What goes in.' })
  dossier!: DossierStep;

  @Field(() => Point, { description: 'What happens.' })
  simulations!: Point;

  @Field(() => Point, { description: 'What comes out.' })
  forecast!: Point;

  @Field(() => ForecastReport, { description: 'An illustrative report.' })
  report!: ForecastReport;

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;

  @Field(() => DialogButton, { description: 'Opens the demo form.' })
  button!: DialogButton;
}
