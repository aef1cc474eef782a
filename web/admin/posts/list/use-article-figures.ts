import { now } from '../../../calendar/now.ts';
import { useArticleFiguresQuery } from '../../../generated/admin.ts';
import { figureText } from '../../figures/figures.ts';
import { periodUntilToday, periodVariables } from '../../figures/insights-period.ts';
import { articlePath } from '../../../../schema/article-path.ts';

const figures = [
  { key: 'views', unitNames: ['view', 'views'] },
  { key: 'reads', unitNames: ['read', 'reads'] },
  { key: 'dialogs', unitNames: ['form opened', 'forms opened'] },
  { key: 'requests', unitNames: ['request', 'requests'] },
] as const;

/**
 * Returns the funnel of an article over 30 days, from views to requests (product 13.6): "3 views →
 * …". Undefined while it is loading, or if there are no views.
 */
export function useArticleFigures(): (slug: string) => string | undefined {
  const { data } = useArticleFiguresQuery({
    variables: periodVariables(periodUntilToday('30d', now())),
    // Not cached, because the "Insights" tab caches longer lists of the same pages.
    fetchPolicy: 'no-cache',
  });
  return (slug) => {
    const pages = data?.insights.pages.filter(({ path }) =>
      [articlePath(slug), `/blog/${slug}`].includes(path),
    );
    return pages === undefined || pages.length === 0
      ? undefined
      : figures
          .map(({ key, unitNames }) =>
            figureText(
              pages.reduce((sum, page) => sum + page[key], 0),
              unitNames,
            ),
          )
          .join(' → ');
  };
}
