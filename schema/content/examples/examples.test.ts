import { expect, it } from 'vitest';
import { loadContent } from '../content.fixture.ts';
import { examplesSchema } from './examples.ts';

const { hatch, waters } = loadContent('examples.yaml', examplesSchema);
if (hatch === undefined || waters === undefined) throw new Error('Two examples are missing.');

const [firstUpdate, secondUpdate] = hatch.updates;
const [firstResult, ...otherResults] = waters.results;
const [firstRow, ...otherRows] = firstResult?.rows ?? [];

it.each([
  ['an update enters no more studies than it found', { entered: 1_387 }, 'not be more than'],
  ['an estimate is not below its interval', { estimate: -2.3 }, 'not be more than the estimate'],
  ['an estimate is not above its interval', { estimate: -1.1 }, 'not be less than the estimate'],
  ['an interval is within the axis', { low: -3.1 }, 'within the axis'],
])('%s', (_, change, message) => {
  const updates = [{ ...firstUpdate, ...change }, secondUpdate];
  const { error } = examplesSchema.safeParse({ hatch: { ...hatch, updates } });
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});

it('the axis of a forest plot has the line of no difference', () => {
  const { error } = examplesSchema.safeParse({ hatch: { ...hatch, axisMax: -1 } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('hatch.axisMax');
});

it('a prepared distribution adds up to 100 per cent', () => {
  const rows = [{ ...firstRow, percent: 49 }, ...otherRows];
  const results = [{ ...firstResult, rows }, ...otherResults];
  const { error } = examplesSchema.safeParse({ waters: { ...waters, results } });
  expect(error?.issues.map(({ message }) => message)).toEqual(['must add up to 100 per cent']);
});

it('the name of an example says that it is one', () => {
  const { error } = examplesSchema.safeParse({ hatch: { ...hatch, name: 'Loon Hatch' } });
  expect(error?.issues.map(({ message }) => message)).toEqual(['must begin with "Example: "']);
});
