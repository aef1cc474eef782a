import { insightsLimits } from '../../../schema/insights-limits.ts';
import { countText, type FigureTable, type Insights } from '../figures/figures.ts';
import { measures, measureText } from './experience.ts';

type Page = Insights['experience'][number];

const { measuredListed } = insightsLimits;

/** Speed and stability of the pages at the 75th percentile of real visits, in words. */
export function experienceTable(rows: readonly Page[]): FigureTable<Page> {
  return {
    heading: 'Page experience',
    rowTitle: 'Page',
    rows,
    remark:
      rows.length < measuredListed
        ? undefined
        : `The ${countText(measuredListed)} pages with the most samples`,
    nameOf: ({ path }) => path,
    figures: [{ title: 'Samples', unitNames: ['sample', 'samples'], of: ({ samples }) => samples }],
    notes: measures.map((measure) => ({
      title: measure.title,
      of: (page: Page) => measureText(measure, page),
    })),
    empty:
      'No data yet. How fast and stable pages are for visitors (LCP, INP and CLS, 75th percentile) appears here after the first visits.',
  };
}
