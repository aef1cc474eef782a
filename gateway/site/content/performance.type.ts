import { createUnionType, Field, ObjectType } from 'type-graphql';
import type { PerformanceContent } from '../../../schema/content/performance.ts';
import { BarsTab } from './bars-tab.type.ts';
import { Link } from './link.type.ts';
import { WaffleTab } from './waffle-tab.type.ts';

const PerformanceTab = createUnionType({
  name: 'PerformanceTab',
  description: 'One tab of the performance chart.',
  types: () => [WaffleTab, BarsTab] as const,
  resolveType: (tab) => (tab.kind === 'waffle' ? WaffleTab : BarsTab),
});

@ObjectType('PerformanceCard', { description: 'The card next to the performance chart.' })
export class PerformanceCard {
  @Field({ description: 'Heading of the card.' })
  heading!: string;

  @Field({ description: 'Text of the card.' })
  text!: string;

  @Field(() => Link, { description: 'Link to the publications.' })
  link!: Link;

  @Field(() => Link, { nullable: true, description: 'Link to the counts behind the claims.' })
  countsLink?: Link | undefined;
}

/** The performance card and the tabbed chart next to it (product 2.11). */
@ObjectType('Performance', { description: 'The performance card and the tabbed chart.' })
export class Performance implements PerformanceContent {
  @Field(() => PerformanceCard, { description: 'The card next to the chart.' })
  card!: PerformanceCard;

  @Field(() => [PerformanceTab], { description: 'The tabs, from left to right.' })
  tabs!: PerformanceContent['tabs'];
}
