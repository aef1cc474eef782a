import { Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { WeeklyReport, type WeeklyDigest } from './weekly-digest.ts';

/** GraphQL resolver for the weekly report, which says what a digest would say now (product 14.10). */
@Resolver()
export class WeeklyReportResolver {
  constructor(private readonly digest: WeeklyDigest) {}

  @Query(() => WeeklyReport, {
    description:
      'The last seven days, compared with the seven days before, as in the weekly digest. Administrator only.',
    complexity: 300,
  })
  weeklyReport(@CurrentAuthor() _actor: Author): Promise<WeeklyReport> {
    return this.digest.report();
  }
}
