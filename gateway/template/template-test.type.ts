import { Field, Int, ObjectType } from 'type-graphql';
import type { TemplateTestReport } from './template-checks.ts';
import type { TemplateTest } from './template-finding.ts';

/** One check of the system test. */
@ObjectType('TemplateTest', { description: 'One check of the system test.' })
export class TemplateTestType implements TemplateTest {
  @Field(() => String, { description: 'What is checked.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it holds.' })
  passed!: boolean;

  @Field(() => String, { description: 'What was found.' })
  detail!: string;
}

/** What the system test found. */
@ObjectType('TemplateTestReport', { description: 'What the system test found.' })
export class TemplateTestReportType implements TemplateTestReport {
  @Field(() => Int, { description: 'How many checks hold.' })
  testsPassed!: number;

  @Field(() => Int, { description: 'How many checks ran.' })
  testsTotal!: number;

  @Field(() => [TemplateTestType], { description: 'The checks, in the order they ran.' })
  tests!: TemplateTestType[];
}
