/** The result of one check of the system test. */
export interface TemplateTest {
  name: string;
  passed: boolean;
  detail: string;
}

export type Finding = Omit<TemplateTest, 'name'>;

/** The finding of a check that either passes or fails. */
export function finding(passed: boolean, good: string, bad: string): Finding {
  return { passed, detail: passed ? good : bad };
}
