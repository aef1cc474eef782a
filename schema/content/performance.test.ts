import { expect, it } from 'vitest';
import { loadContent } from './content.fixture.ts';
import { performanceSchema } from './performance.ts';

it('a measure is a whole number of squares, as its GraphQL type requires', () => {
  const performance = loadContent('performance.yaml', performanceSchema);
  const [tab] = performance.tabs;
  if (tab?.kind !== 'waffle') throw new Error('The first tab is not of squares.');
  const [measure] = tab.measures;
  const half = { ...performance, tabs: [{ ...tab, measures: [{ ...measure, percent: 99.5 }] }] };
  expect(performanceSchema.safeParse(half).error?.issues[0]?.message).toBe(
    'must be a whole number',
  );
});
