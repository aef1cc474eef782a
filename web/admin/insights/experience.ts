import type { Insights } from '../figures/figures.ts';

/** The three Web Vitals of a page, with their thresholds for good and poor (web.dev/vitals). */
export const measures = [
  { key: 'lcp', title: 'Loading (LCP)', good: 2_500, poor: 4_000 },
  { key: 'inp', title: 'Responsiveness (INP)', good: 200, poor: 500 },
  { key: 'cls', title: 'Visual stability (CLS)', good: 0.1, poor: 0.25 },
] as const;

type Measure = (typeof measures)[number];

/** A measured value with its rating: "1.9 s, good"; "Not measured" without samples. */
export function measureText({ key, good, poor }: Measure, page: Insights['experience'][number]) {
  const value = page[key];
  if (value === null) return 'Not measured';
  const word = value <= good ? 'good' : value <= poor ? 'needs work' : 'poor';
  const text =
    key === 'cls'
      ? value.toFixed(2)
      : value >= 1_000
        ? `${(value / 1_000).toFixed(1)} s`
        : `${Math.round(value)} ms`;
  return `${text}, ${word}`;
}
