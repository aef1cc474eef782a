import { measures, measureText } from './experience.ts';
import type { FigureTable, Insights } from './figures.ts';

type Page = Insights['experience'][number];

/** How fast and steady the pages were for a quarter's worst of real visits, in words. */
export function experienceTable(rows: readonly Page[]): FigureTable<Page> {
  return {
    heading: 'Experience',
    rowTitle: 'Page',
    rows,
    nameOf: ({ path }) => path,
    figures: [{ title: 'Samples', noun: ['sample', 'samples'], of: ({ samples }) => samples }],
    notes: measures.map((measure) => ({
      title: measure.title,
      of: (page: Page) => measureText(measure, page),
    })),
    empty:
      'How fast and steady pages are for real readers (LCP, INP and CLS, three quarters were at least as good) will stand here.',
  };
}
