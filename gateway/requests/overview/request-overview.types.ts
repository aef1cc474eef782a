import { Field, Int, ObjectType } from 'type-graphql';
import { OverviewUnit } from './overview-period.ts';
import type { ArticleShare, RequestOverview } from './request-overview.service.ts';
import type { PeriodCount, Share } from './request-counts.ts';

@ObjectType('RequestShare', { description: 'How many requests have something in common.' })
class RequestShareType implements Share {
  @Field({ description: 'What they have in common.' })
  name!: string;

  @Field(() => Int, { description: 'How many they are.' })
  count!: number;
}

@ObjectType('ArticleShare', { description: 'How many requests an article has led to.' })
class ArticleShareType implements ArticleShare {
  @Field({ description: 'Slug of the article at that time.' })
  slug!: string;

  @Field(() => String, { nullable: true, description: 'Its title; null when it is gone.' })
  title!: string | null;

  @Field(() => Int, { description: 'How many requests.' })
  count!: number;
}

@ObjectType('RequestPeriod', { description: 'How many requests arrived within a step of time.' })
class RequestPeriodType implements PeriodCount {
  @Field({ description: 'First day of the step, YYYY-MM-DD.' })
  start!: string;

  @Field(() => Int, { description: 'Trial requests.' })
  access!: number;

  @Field(() => Int, { description: 'Demo requests.' })
  demo!: number;
}

@ObjectType('RequestKindCounts', { description: 'How many requests of each kind.' })
class RequestKindCountsType {
  @Field(() => Int, { description: 'Trial requests.' })
  access!: number;

  @Field(() => Int, { description: 'Demo requests.' })
  demo!: number;
}

/** The overview of a range of time. */
@ObjectType('RequestOverview', {
  description: 'Requests of a range of time; suspects are counted apart.',
})
export class RequestOverviewType implements RequestOverview {
  @Field({ description: 'Begin of the range.' })
  from!: Date;

  @Field({ description: 'End of the range.' })
  to!: Date;

  @Field(() => Int, { description: 'Requests that arrived.' })
  total!: number;

  @Field(() => Int, { description: 'Requests in the Suspects view, not counted elsewhere.' })
  suspects!: number;

  @Field(() => Int, { description: 'Requests of all time that nobody has answered yet.' })
  waiting!: number;

  @Field(() => Int, { description: 'Those among them that have waited too long.' })
  waitingTooLong!: number;

  @Field(() => OverviewUnit, { description: 'The steps of `overTime`.' })
  unit!: OverviewUnit;

  @Field(() => [RequestPeriodType], { description: 'Each step of the range, oldest first.' })
  overTime!: PeriodCount[];

  @Field(() => RequestKindCountsType, { description: 'By form.' })
  byKind!: { access: number; demo: number };

  @Field(() => [RequestShareType], { description: 'By utm_source, "Not known" without one.' })
  bySource!: Share[];

  @Field(() => [RequestShareType], {
    description: 'By platform; a demo request may name several.',
  })
  byPlatform!: Share[];

  @Field(() => [RequestShareType], {
    description: 'Trial requests by number of studies, fewest studies first.',
  })
  byNumberOfStudies!: Share[];

  @Field(() => [RequestShareType], { description: 'By the button that opened the form.' })
  byButton!: Share[];

  @Field(() => [ArticleShareType], { description: 'Articles that led to requests.' })
  byArticle!: ArticleShare[];
}
