import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { PerformanceBar as BarContent } from '../../../schema/content/performance.ts';

/** The three tones of a bar. */
export const BarTone = { manual: 'manual', loon: 'loon', headline: 'headline' } as const;

registerEnumType(BarTone, {
  name: 'BarTone',
  description: 'What a bar stands for.',
  valuesConfig: {
    manual: { description: 'Work by hand.' },
    loon: { description: 'Loon’s range.' },
    headline: { description: 'The one headline result.' },
  },
});

/** A labelled point of an axis. */
@ObjectType('AxisTick', { description: 'A labelled point of an axis.' })
export class AxisTick {
  @Field(() => Float, { description: 'Where it stands on the axis.' })
  at!: number;

  @Field({ description: 'What is written there.' })
  label!: string;
}

/** The axis of a tab with bars. */
@ObjectType('BarsAxis', { description: 'The axis of a tab with bars, from 0 to `max`.' })
export class BarsAxis {
  @Field(() => Float, { description: 'Where the axis ends.' })
  max!: number;

  @Field(() => [AxisTick], { description: 'The labelled points.' })
  ticks!: AxisTick[];
}

/** One bar. */
@ObjectType('PerformanceBar', { description: 'One bar, from one point of the axis to another.' })
export class PerformanceBar implements BarContent {
  @Field(() => ID, { description: 'Key of the bar, in kebab-case.' })
  id!: string;

  @Field({ description: 'What is measured.' })
  label!: string;

  @Field({ description: 'The figure as it is written beside the bar.' })
  value!: string;

  @Field(() => Float, { description: 'Where the bar starts on the axis.' })
  from!: number;

  @Field(() => Float, { description: 'Where the bar ends on the axis.' })
  to!: number;

  @Field(() => BarTone, { description: 'What the bar stands for.' })
  tone!: BarContent['tone'];
}

/** A tab that draws bars on one axis. */
@ObjectType('BarsTab', { description: 'A tab that draws bars on one axis.' })
export class BarsTab {
  @Field(() => ID, { description: 'Key of the tab, in kebab-case.' })
  id!: string;

  @Field(() => String, { description: 'Always "bars".' })
  kind!: 'bars';

  @Field({ description: 'Name of the tab.' })
  label!: string;

  @Field(() => BarsAxis, { description: 'The axis the bars share.' })
  axis!: BarsAxis;

  @Field(() => [PerformanceBar], { description: 'The bars, from top to bottom.' })
  bars!: PerformanceBar[];

  @Field({ description: 'Names the table of the same figures.' })
  tableCaption!: string;

  @Field({ description: 'What a mark means and where the numbers come from.' })
  caption!: string;
}
