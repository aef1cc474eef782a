import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  ForecastReport as ForecastReportContent,
  ReportRow as ReportRowContent,
} from '../../../../schema/content/sections.ts';
import { DialogButton } from '../link.type.ts';
import { Figure, Point } from './figure.type.ts';
import { IntroducedSection } from './introductory-sections.type.ts';

export const ReportEmphasis = { likely: 'likely', decision: 'decision', none: 'none' } as const;

registerEnumType(ReportEmphasis, {
  name: 'ReportEmphasis',
  description: 'How a row of the forecast report is emphasised.',
  valuesConfig: {
    likely: { description: 'The most likely outcome.' },
    decision: { description: 'The condition that needs action.' },
    none: { description: 'No emphasis.' },
  },
});

@ObjectType('Statistic', { description: 'A number and its meaning.' })
export class Statistic {
  @Field({ description: 'The number, as text.' })
  value!: string;

  @Field({ description: 'What the number means.' })
  text!: string;
}

/** Access forecasting (product 2.5). */
@ObjectType('AccessForecastingSection', { description: 'The section on Loon Waters.' })
export class AccessForecastingSection extends IntroducedSection {
  @Field(() => DialogButton, { description: 'Label of the button that opens the demo form.' })
  button!: DialogButton;

  @Field(() => Statistic, { description: 'The figure next to the text.' })
  statistic!: Statistic;

  @Field(() => [Point], { description: 'Typical durations.' })
  timings!: Point[];

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;
}

@ObjectType('DossierStep', { description: 'The input of a simulation.' })
export class DossierStep extends Point {
  @Field(() => [String], { description: 'The parts of the dossier.' })
  parts!: string[];
}

@ObjectType('ReportRow', { description: 'One outcome or condition and its probability.' })
export class ReportRow implements ReportRowContent {
  @Field({ description: 'The outcome or condition.' })
  label!: string;

  @Field(() => Int, { description: 'Probability in per cent.' })
  percent!: number;

  @Field(() => ReportEmphasis, { description: 'How the row is emphasised.' })
  emphasis!: ReportRowContent['emphasis'];
}

@ObjectType('ReportPart', { description: 'A list of probabilities under a heading.' })
export class ReportPart {
  @Field({ description: 'Heading.' })
  heading!: string;

  @Field(() => [ReportRow], { description: 'The rows, from top to bottom.' })
  rows!: ReportRow[];
}

@ObjectType('ForecastReport', { description: 'The forecast report shown in the diagram.' })
export class ForecastReport implements ForecastReportContent {
  @Field(() => Boolean, {
    description: 'Always true: the values do not describe a real submission.',
  })
  illustrative!: true;

  @Field(() => ReportPart, {
    description: 'The outcomes; their probabilities add up to 100 per cent.',
  })
  recommendation!: ReportPart;

  @Field(() => ReportPart, { description: 'The probability of each recommendation condition.' })
  conditions!: ReportPart;
}

/** Payer simulations (product 2.5). */
@ObjectType('PayerSimulationsSection', { description: 'The section on payer simulations.' })
export class PayerSimulationsSection extends IntroducedSection {
  @Field(() => DossierStep, { description: 'The input of a simulation.' })
  dossier!: DossierStep;

  @Field(() => Point, { description: 'The steps of a simulation.' })
  simulations!: Point;

  @Field(() => Point, { description: 'The output of a simulation.' })
  forecast!: Point;

  @Field(() => ForecastReport, { description: 'An illustrative report.' })
  report!: ForecastReport;

  @Field(() => Figure, { description: 'The figure.' })
  figure!: Figure;

  @Field(() => DialogButton, { description: 'Label of the button that opens the demo form.' })
  button!: DialogButton;
}
