import { Field, Int, ObjectType } from 'type-graphql';

/** The result of one check of the system test. */
export interface TemplateTest {
  name: string;
  passed: boolean;
  detail: string;
}

/** The result of the system test (product 9.4). */
export interface TemplateTestReport {
  testsPassed: number;
  testsTotal: number;
  tests: TemplateTest[];
}

export type Finding = Omit<TemplateTest, 'name'>;

/** The finding of a check that either passes or fails. */
export function finding(passed: boolean, good: string, bad: string): Finding {
  return { passed, detail: passed ? good : bad };
}

@ObjectType('TemplateTest', { description: 'One check of the system test.' })
class TemplateTestType implements TemplateTest {
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
