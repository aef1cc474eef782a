import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { PerformanceBar as BarContent } from '../../../schema/content/performance.ts';

export const BarTone = { manual: 'manual', loon: 'loon', headline: 'headline' } as const;

registerEnumType(BarTone, {
  name: 'BarTone',
  description: 'The meaning of a bar.',
  valuesConfig: {
    manual: { description: 'Manual work.' },
    loon: { description: 'Loon’s range.' },
    headline: { description: 'The one headline result.' },
  },
});

@ObjectType('AxisTick', { description: 'A labelled point of an axis.' })
export class AxisTick {
  @Field(() => Float, { description: 'Its position on the axis.' })
  at!: number;

  @Field({ description: 'Its label.' })
  label!: string;
}

@ObjectType('BarsAxis', { description: 'The axis of a tab with bars, from 0 to `max`.' })
export class BarsAxis {
  @Field(() => Float, { description: 'The end of the axis.' })
  max!: number;

  @Field(() => [AxisTick], { description: 'The labelled points.' })
  ticks!: AxisTick[];
}

@ObjectType('PerformanceBar', { description: 'One bar, from one point of the axis to another.' })
export class PerformanceBar implements BarContent {
  @Field(() => ID, { description: 'Key of the bar, in kebab-case.' })
  id!: string;

  @Field({ description: 'What is measured.' })
  label!: string;

  @Field({ description: 'The figure next to the bar.' })
  value!: string;

  @Field(() => Float, { description: 'Where the bar starts on the axis.' })
  from!: number;

  @Field(() => Float, { description: 'Where the bar ends on the axis.' })
  to!: number;

  @Field(() => BarTone, { description: 'The meaning of the bar.' })
  tone!: BarContent['tone'];
}

@ObjectType('BarsTab', { description: 'A tab with bars on one axis.' })
export class BarsTab {
  @Field(() => ID, { description: 'Key of the tab, in kebab-case.' })
  id!: string;

  @Field(() => String, { description: 'Always "bars".' })
  kind!: 'bars';

  @Field({ description: 'Name of the tab.' })
  label!: string;

  @Field(() => BarsAxis, { description: 'The common axis of the bars.' })
  axis!: BarsAxis;

  @Field(() => [PerformanceBar], { description: 'The bars, from top to bottom.' })
  bars!: PerformanceBar[];

  @Field({ description: 'The caption of the table with the same figures.' })
  tableCaption!: string;

  @Field({ description: 'The meaning of the symbols and the source of the numbers.' })
  caption!: string;
}
