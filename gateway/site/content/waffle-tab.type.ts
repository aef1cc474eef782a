import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PerformanceMeasure as MeasureContent } from '../../../schema/content/performance.ts';

@ObjectType('PerformanceMeasure', { description: 'One measure, shown as a hundred squares.' })
export class PerformanceMeasure implements MeasureContent {
  @Field(() => ID, { description: 'Key of the measure, in kebab-case.' })
  id!: string;

  @Field({ description: 'Name of the measure.' })
  label!: string;

  @Field(() => Int, { description: 'Correct decisions out of a hundred.' })
  percent!: number;

  @Field({ description: 'What the measure counts.' })
  note!: string;
}

@ObjectType('WaffleTab', {
  description: 'A tab that shows each measure as a grid of a hundred squares.',
})
export class WaffleTab {
  @Field(() => ID, { description: 'Key of the tab, in kebab-case.' })
  id!: string;

  @Field(() => String, { description: 'Always "waffle".' })
  kind!: 'waffle';

  @Field({ description: 'Name of the tab.' })
  label!: string;

  @Field(() => [PerformanceMeasure], { description: 'The measures, from left to right.' })
  measures!: PerformanceMeasure[];

  @Field({ description: 'Caption of the table with the same figures.' })
  tableCaption!: string;

  @Field({ description: 'Legend: the meaning of a square, and the source of the numbers.' })
  caption!: string;
}
