import { Field, Int, ObjectType } from 'type-graphql';
import { OverviewUnit } from './overview-period.ts';

@ObjectType('RequestShare', { description: 'The number of requests with a common value.' })
export class RequestShare {
  @Field({ description: 'The common value.' })
  name!: string;

  @Field(() => Int, { description: 'The number of requests.' })
  count!: number;
}

@ObjectType('ArticleShare', { description: 'The number of requests that came from an article.' })
export class ArticleShare {
  @Field({ description: 'Slug of the article when the requests were sent.' })
  slug!: string;

  @Field(() => String, { nullable: true, description: 'Its title; null if it no longer exists.' })
  title!: string | null;

  @Field(() => Int, { description: 'The number of requests.' })
  count!: number;
}

@ObjectType('RequestPeriod', { description: 'The number of requests in a period of the chart.' })
export class RequestPeriod {
  @Field({ description: 'First day of the period, YYYY-MM-DD.' })
  start!: string;

  @Field(() => Int, { description: 'Trial requests.' })
  access!: number;

  @Field(() => Int, { description: 'Demo requests.' })
  demo!: number;
}

@ObjectType('RequestKindCounts', { description: 'The number of requests of each kind.' })
class RequestKindCounts {
  @Field(() => Int, { description: 'Trial requests.' })
  access!: number;

  @Field(() => Int, { description: 'Demo requests.' })
  demo!: number;
}

@ObjectType('RequestOverview', {
  description: 'Statistics of the requests in a period; suspected spam is counted separately.',
})
export class RequestOverview {
  @Field({ description: 'Start of the period.' })
  from!: Date;

  @Field({ description: 'End of the period.' })
  to!: Date;

  @Field(() => Int, { description: 'Requests that arrived.' })
  total!: number;

  @Field(() => Int, { description: 'Replies that a mail server accepted in the period.' })
  replies!: number;

  @Field(() => Int, { description: 'Requests in the Suspects view, not counted elsewhere.' })
  suspects!: number;

  @Field(() => Int, { description: 'Requests that await a reply, of all time.' })
  waiting!: number;

  @Field(() => Int, { description: 'Requests that are overdue for a reply, of all time.' })
  waitingTooLong!: number;

  @Field(() => OverviewUnit, { description: 'The unit of `overTime`.' })
  unit!: OverviewUnit;

  @Field(() => [RequestPeriod], { description: 'Each unit of the period, oldest first.' })
  overTime!: RequestPeriod[];

  @Field(() => RequestKindCounts, { description: 'By form.' })
  byKind!: RequestKindCounts;

  @Field(() => [RequestShare], { description: 'By utm_source; "Not known" without one.' })
  bySource!: RequestShare[];

  @Field(() => [RequestShare], {
    description: 'By platform; a demo request may include several.',
  })
  byPlatform!: RequestShare[];

  @Field(() => [RequestShare], {
    description: 'Trial requests by number of studies, fewest studies first.',
  })
  byNumberOfStudies!: RequestShare[];

  @Field(() => [RequestShare], { description: 'By the button that opened the form.' })
  byButton!: RequestShare[];

  @Field(() => [ArticleShare], { description: 'The articles that requests came from.' })
  byArticle!: ArticleShare[];
}
