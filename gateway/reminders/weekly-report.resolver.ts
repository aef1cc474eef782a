import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import type { WeeklyDigest } from './weekly-digest.ts';

@ObjectType('WeeklyReportSection', { description: 'One part of the weekly report.' })
class WeeklyReportSectionType {
  @Field({ description: 'What it is about, such as "Requests".' })
  heading!: string;

  @Field(() => [String], { description: 'Its sentences.' })
  lines!: readonly string[];
}

@ObjectType('WeeklyReport', {
  description: 'The figures of the last seven days, compared with the seven days before.',
})
class WeeklyReportType {
  @Field({ description: 'The subject of the weekly digest.' })
  subject!: string;

  @Field({ description: 'All of it as the text of an e-mail.' })
  text!: string;

  @Field({ description: 'Its days, such as "November 16, 2026 to November 23, 2026".' })
  week!: string;

  @Field(() => [WeeklyReportSectionType], { description: 'Its parts, without empty ones.' })
  sections!: readonly WeeklyReportSectionType[];
}

/** GraphQL resolver for the weekly report, which says what a digest would say now (product 14.10). */
@Resolver()
export class WeeklyReportResolver {
  constructor(private readonly digest: WeeklyDigest) {}

  @Query(() => WeeklyReportType, {
    description:
      'The last seven days, compared with the seven days before, as in the weekly digest. Administrator only.',
    complexity: 300,
  })
  weeklyReport(@CurrentAuthor() _actor: Author): Promise<WeeklyReportType> {
    return this.digest.report();
  }
}
