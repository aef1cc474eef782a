import { Arg, Ctx, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { requireAdministrator } from '../../access/policy.ts';
import type { GraphQLContext } from '../../graphql/context.ts';
import { periodBefore, periodOf, type Period } from './insights-period.ts';
import type { InsightsService } from './insights.service.ts';
import {
  InsightsCampaign,
  InsightsDay,
  InsightsExperience,
  InsightsSearchWithoutResults,
  InsightsFunnel,
  InsightsPage,
  InsightsSearch,
  InsightsSource,
  InsightsTotals,
} from './insights.types.ts';

@ObjectType('Insights', { description: 'What readers wanted in a period: counts, not people.' })
class Insights {
  constructor(readonly period: Period) {}
}

/** GraphQL side of insights (product 13.8): each figure is looked up when it is asked for. */
@Resolver(() => Insights)
export class InsightsResolver {
  constructor(private readonly service: InsightsService) {}

  @Query(() => Insights, {
    description: 'What was counted on UTC days, both included. Administrator only.',
  })
  async insights(
    @Ctx() { actor }: GraphQLContext,
    @Arg('from', () => Date, { description: 'A moment of the first UTC day.' }) from: Date,
    @Arg('to', () => Date, {
      description: 'A moment of the last UTC day, at most three years later.',
    })
    to: Date,
  ): Promise<Insights> {
    requireAdministrator(actor);
    const period = periodOf(from, to);
    await this.service.bringUpToDate();
    return new Insights(period);
  }

  @FieldResolver(() => InsightsTotals, { description: 'Sums of the period.' })
  totals(@Root() { period }: Insights): Promise<InsightsTotals> {
    return this.service.totals(period);
  }

  @FieldResolver(() => InsightsTotals, {
    description: 'Sums of the period of the same length before.',
  })
  previous(@Root() { period }: Insights): Promise<InsightsTotals> {
    return this.service.totals(periodBefore(period));
  }

  @FieldResolver(() => [InsightsDay], { description: 'Every day of the period, the first first.' })
  days(@Root() { period }: Insights): Promise<InsightsDay[]> {
    return this.service.days(period);
  }

  @FieldResolver(() => [InsightsPage], { description: 'At most 1,000, the most viewed first.' })
  pages(@Root() { period }: Insights): Promise<InsightsPage[]> {
    return this.service.pages(period);
  }

  @FieldResolver(() => [InsightsSource], { description: 'At most 1,000, most visits first.' })
  sources(@Root() { period }: Insights): Promise<InsightsSource[]> {
    return this.service.sources(period);
  }

  @FieldResolver(() => [InsightsCampaign], { description: 'At most 1,000, most visits first.' })
  campaigns(@Root() { period }: Insights): Promise<InsightsCampaign[]> {
    return this.service.campaigns(period);
  }

  @FieldResolver(() => [InsightsSearch], {
    description: 'At most 1,000, the most frequent first; fruitless ones included.',
  })
  searches(@Root() { period }: Insights): Promise<InsightsSearch[]> {
    return this.service.searches(period);
  }

  @FieldResolver(() => [InsightsSearchWithoutResults], {
    description: 'At most 1,000, the most frequent first.',
  })
  fruitlessSearches(@Root() { period }: Insights): Promise<InsightsSearchWithoutResults[]> {
    return this.service.fruitlessSearches(period);
  }

  @FieldResolver(() => [InsightsFunnel], { description: 'One for each form.' })
  funnels(@Root() { period }: Insights): Promise<InsightsFunnel[]> {
    return this.service.funnels(period);
  }

  @FieldResolver(() => [InsightsExperience], {
    description: 'At most 200, the pages with the most samples first.',
  })
  experience(@Root() { period }: Insights): Promise<InsightsExperience[]> {
    return this.service.experience(period);
  }
}
