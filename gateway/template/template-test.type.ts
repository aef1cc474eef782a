import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('TemplateTest', { description: 'One check of the system test.' })
export class TemplateTest {
  @Field(() => String, { description: 'What the check tests.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the check passed.' })
  passed!: boolean;

  @Field(() => String, { description: 'The result of the check, as a sentence.' })
  detail!: string;
}

@ObjectType('TemplateTestReport', { description: 'The result of the system test.' })
export class TemplateTestReport {
  @Field(() => Int, { description: 'Number of checks that passed.' })
  testsPassed!: number;

  @Field(() => Int, { description: 'Number of checks that ran.' })
  testsTotal!: number;

  @Field(() => [TemplateTest], { description: 'The checks, in the order they ran.' })
  tests!: TemplateTest[];
}

export type Finding = Omit<TemplateTest, 'name'>;

/** The finding of a check that either passes or fails. */
export function finding(passed: boolean, good: string, bad: string): Finding {
  return { passed, detail: passed ? good : bad };
}
