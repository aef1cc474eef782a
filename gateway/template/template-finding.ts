/** One check of the system test: what it found, and whether that is right. */
export interface TemplateTest {
  name: string;
  passed: boolean;
  detail: string;
}

/** What a check found. */
export type Finding = Omit<TemplateTest, 'name'>;

/** The finding of a check that either holds or does not. */
export function finding(passed: boolean, good: string, bad: string): Finding {
  return { passed, detail: passed ? good : bad };
}
