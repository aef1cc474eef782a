import { Arg, Args, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { periodBefore, periodOf, type Period } from './insights-period.ts';
import type { InsightsService } from './insights.service.ts';
import {
  InsightsCampaign,
  InsightsDay,
  InsightsExperience,
  InsightsFilter,
  InsightsSearchWithoutResults,
  InsightsFunnel,
  InsightsMachineReader,
  InsightsPage,
  InsightsPageSource,
  InsightsSearch,
  InsightsSource,
  InsightsTotals,
  InsightsUnreadArticle,
} from './insights.types.ts';

@ObjectType('Insights', {
  description: 'Visit statistics of a period: counts, without personal data.',
})
class Insights {
  constructor(readonly period: Period) {}
}

/**
 * GraphQL resolver for insights (product 13.8): each figure is queried only when it is selected.
 */
@Resolver(() => Insights)
export class InsightsResolver {
  constructor(private readonly service: InsightsService) {}

  @Query(() => Insights, {
    description: 'Statistics for a range of UTC days, both included. Administrator only.',
  })
  async insights(
    @CurrentAuthor() _actor: Author,
    @Arg('from', () => Date, { description: 'A time on the first UTC day.' }) from: Date,
    @Arg('to', () => Date, {
      description: 'A time on the last UTC day, at most three years later.',
    })
    to: Date,
  ): Promise<Insights> {
    const period = periodOf(from, to);
    await this.service.bringUpToDate();
    return new Insights(period);
  }

  @FieldResolver(() => InsightsTotals, { description: 'Totals of the period.' })
  totals(@Root() { period }: Insights): Promise<InsightsTotals> {
    return this.service.totals(period);
  }

  @FieldResolver(() => InsightsTotals, {
    description: 'Totals of the previous period of the same length.',
  })
  previous(@Root() { period }: Insights): Promise<InsightsTotals> {
    return this.service.totals(periodBefore(period));
  }

  @FieldResolver(() => [InsightsDay], {
    description: 'Every day of the period, in order. Views are not counted by source: 0 with one.',
  })
  days(
    @Root() { period }: Insights,
    @Args(() => InsightsFilter) filter: InsightsFilter,
  ): Promise<InsightsDay[]> {
    return this.service.days(period, filter);
  }

  @FieldResolver(() => [InsightsPage], { description: 'At most 1,000, most views first.' })
  pages(@Root() { period }: Insights): Promise<InsightsPage[]> {
    return this.service.pages(period);
  }

  @FieldResolver(() => [InsightsSource], {
    description: 'At most 1,000, most visits first, without the sites of assistants.',
  })
  sources(@Root() { period }: Insights): Promise<InsightsSource[]> {
    return this.service.sources(period);
  }

  @FieldResolver(() => [InsightsPageSource], {
    description: 'Visits and requests by page and source: at most 1,000, most visits first.',
  })
  pageSources(
    @Root() { period }: Insights,
    @Args(() => InsightsFilter) filter: InsightsFilter,
  ): Promise<InsightsPageSource[]> {
    return this.service.pageSources(period, filter);
  }

  @FieldResolver(() => [InsightsSource], {
    description: 'Visits from the sites of AI assistants, most visits first.',
  })
  assistantVisits(@Root() { period }: Insights): Promise<InsightsSource[]> {
    return this.service.assistantVisits(period);
  }

  @FieldResolver(() => [InsightsMachineReader], {
    description: 'What machines read, as they name themselves: at most 1,000, most reads first.',
  })
  machineReaders(@Root() { period }: Insights): Promise<InsightsMachineReader[]> {
    return this.service.machineReaders(period);
  }

  @FieldResolver(() => [InsightsUnreadArticle], {
    description:
      'At most 1,000 published articles that no machine read because a person asked, newest first.',
  })
  unreadByMachines(@Root() { period }: Insights): Promise<InsightsUnreadArticle[]> {
    return this.service.unreadByMachines(period);
  }

  @FieldResolver(() => [InsightsCampaign], { description: 'At most 1,000, most visits first.' })
  campaigns(@Root() { period }: Insights): Promise<InsightsCampaign[]> {
    return this.service.campaigns(period);
  }

  @FieldResolver(() => [InsightsSearch], {
    description: 'At most 1,000, most frequent first, including those without results.',
  })
  searches(@Root() { period }: Insights): Promise<InsightsSearch[]> {
    return this.service.searches(period);
  }

  @FieldResolver(() => [InsightsSearchWithoutResults], {
    description: 'At most 1,000, most frequent first.',
  })
  fruitlessSearches(@Root() { period }: Insights): Promise<InsightsSearchWithoutResults[]> {
    return this.service.fruitlessSearches(period);
  }

  @FieldResolver(() => [InsightsFunnel], { description: 'One for each form.' })
  funnels(@Root() { period }: Insights): Promise<InsightsFunnel[]> {
    return this.service.funnels(period);
  }

  @FieldResolver(() => [InsightsExperience], {
    description: 'At most 200, most samples first.',
  })
  experience(@Root() { period }: Insights): Promise<InsightsExperience[]> {
    return this.service.experience(period);
  }
}
