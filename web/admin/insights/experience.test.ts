import { expect, test } from 'vitest';
import { insightsLimits } from '../../../schema/insights-limits.ts';
import { experienceTable } from './experience-table.ts';
import { measures, measureText } from './experience.ts';

const page = { __typename: 'InsightsExperience' as const, path: '/', samples: 3 };

test('the ratings good, needs work and poor are shown in words', () => {
  const texts = (lcp: number | null, inp: number | null, cls: number | null) =>
    measures.map((measure) => measureText(measure, { ...page, lcp, inp, cls }));
  expect(texts(1_940, 200, 0.1)).toEqual(['1.9 s, good', '200 ms, good', '0.10, good']);
  expect(texts(2_501, 201, 0.2)).toEqual([
    '2.5 s, needs work',
    '201 ms, needs work',
    '0.20, needs work',
  ]);
  expect(texts(9_000, 900, null)).toEqual(['9.0 s, poor', '900 ms, poor', 'Not measured']);
});

test('the pages with the most samples are listed, and the table says that others were left out', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ ...page, path: `/${String(index)}`, lcp: null, inp: null, cls: null },
    }));
  const { measuredListed } = insightsLimits;
  expect(experienceTable(pages(measuredListed - 1)).remark).toBeUndefined();
  expect(experienceTable(pages(measuredListed)).remark).toBe('The 200 pages with the most samples');
});
