import { articlePath } from '../../../schema/article-path.ts';
import { comparedWith, type DigestPart, type DigestSpan } from '../../site-module.ts';
import { dayAfter, dayOf, type Period } from './insights-period.ts';
import type { InsightsService } from './insights.service.ts';

const listedMax = 5;

/** The UTC days of a week; the last one is the day before its end. */
function daysOf({ from, to }: DigestSpan): Period {
  return { from: dayOf(from), to: dayAfter(dayOf(to), -1) };
}

/** Visits, top articles and searches without results for the weekly digest. */
export function insightsDigest(insights: InsightsService): DigestPart {
  const viewsOf = async (span: DigestSpan): Promise<{ name: string; views: number }[]> => {
    const pages = await insights.pages(daysOf(span));
    return pages
      .filter(({ path }) => path.startsWith(articlePath('')))
      .map(({ path, title, views }) => ({ name: title ?? path, views }));
  };
  return {
    heading: 'Visitors',
    lines: async (week, before) => {
      await insights.bringUpToDate();
      const [now, then] = [await viewsOf(week), await viewsOf(before)];
      const viewsBefore = new Map(then.map(({ name, views }) => [name, views]));
      const searches = await insights.fruitlessSearches(daysOf(week));
      const { visits } = await insights.totals(daysOf(week));
      const { visits: visitsBefore } = await insights.totals(daysOf(before));
      return [
        `Visits: ${comparedWith(visits, visitsBefore)}`,
        ...now
          .slice(0, listedMax)
          .map(
            ({ name, views }) =>
              `Views of "${name}": ${comparedWith(views, viewsBefore.get(name) ?? 0)}`,
          ),
        ...searches
          .slice(0, listedMax)
          .map(({ query, count }) => `Searches without results for "${query}": ${count}`),
      ];
    },
  };
}
