import { Field, Int, ObjectType } from 'type-graphql';
import type { TemplateTestReport } from './template-checks.ts';
import type { TemplateTest } from './template-finding.ts';

@ObjectType('TemplateTest', { description: 'One check of the system test.' })
export class TemplateTestType implements TemplateTest {
  @Field(() => String, { description: 'What the check tests.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the check passed.' })
  passed!: boolean;

  @Field(() => String, { description: 'The result of the check, as a sentence.' })
  detail!: string;
}

@ObjectType('TemplateTestReport', { description: 'The result of the system test.' })
export class TemplateTestReportType implements TemplateTestReport {
  @Field(() => Int, { description: 'Number of checks that passed.' })
  testsPassed!: number;

  @Field(() => Int, { description: 'Number of checks that ran.' })
  testsTotal!: number;

  @Field(() => [TemplateTestType], { description: 'The checks, in the order they ran.' })
  tests!: TemplateTestType[];
}
