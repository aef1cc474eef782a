import { Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import {
  useInsightsPublicationsQuery,
  type InsightsPublicationsQuery,
} from '../../generated/admin.ts';
import { roundMaximum, TimePlot } from '../figures/time-plot.tsx';
import { countText, type Insights } from '../figures/figures.ts';
import { TimeTable } from '../figures/time-table.tsx';
import { Card } from '../shell/card.tsx';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { DayReader, dayText, type Line } from './day-reader.tsx';

type Published = Pick<
  InsightsPublicationsQuery['adminPosts']['edges'][number]['node'],
  'title' | 'publishedAt'
>;

/** Titles published within a period, by UTC day. */
function publicationsOn(
  days: readonly { day: string }[],
  posts: readonly Published[],
): ReadonlyMap<string, string[]> {
  const wanted = new Set(days.map(({ day }) => day));
  const titles = new Map<string, string[]>();
  for (const { title, publishedAt } of posts) {
    const day = publishedAt?.slice(0, 10);
    if (day !== undefined && wanted.has(day)) titles.set(day, [...(titles.get(day) ?? []), title]);
  }
  return titles;
}

const DaysChart = lazy(() =>
  import('./insights-charts.tsx').then((charts) => ({ default: charts.DaysChart })),
);

type Days = Insights['days'];

interface DaysViewProps {
  days: Days;
  /** What the upper chart shows; visits only where views are not counted. */
  lines?: readonly Line[];
}

/** The days of a period as a chart, with published posts as annotations, and as a table. */
export function DaysView({ days, lines = ['views', 'visits'] }: DaysViewProps) {
  const hasViews = lines.includes('views');
  const { data } = useInsightsPublicationsQuery();
  const posts = data?.adminPosts.edges.map(({ node }) => node) ?? [];
  const published = publicationsOn(days, posts);
  return (
    <Card
      className="ins-days"
      heading="Day by day"
      extra={
        <p className="ovw-legend" aria-hidden="true">
          {hasViews ? <span>Views</span> : null}
          <span data-line="visits">Visits</span>
          <span data-line="requests">Requests</span>
        </p>
      }
    >
      <div className="adm-card-body ovw-time">
        <Plot days={days} lines={lines} published={published} />
        <TimeTable
          label="Day by day"
          caption={`${hasViews ? 'Views, visits' : 'Visits'} and requests day by day`}
          rowTitle="Day"
          rows={days}
          dayOf={({ day }) => day}
          noteOf={({ day }) =>
            published.get(day)?.map((title) => (
              <span key={title} className="ins-note">
                Published: {title}
              </span>
            ))
          }
          columns={[
            ...(hasViews
              ? [{ title: 'Views', show: ({ views }: Days[number]) => countText(views) }]
              : []),
            { title: 'Visits', show: ({ visits }) => countText(visits) },
            { title: 'Requests', show: ({ requests }) => countText(requests) },
          ]}
        />
      </div>
    </Card>
  );
}

interface PlotProps {
  days: Days;
  lines: readonly Line[];
  /** Titles by day. */
  published: ReadonlyMap<string, string[]>;
}

/** Views and visits above, and requests on a scale of their own below. */
function Plot({ days, lines, published }: PlotProps) {
  const [shown, setShown] = useState<number>();
  const visitsMax = roundMaximum(
    Math.max(...days.flatMap((day) => lines.map((line) => day[line]))),
  );
  const requestsMax = roundMaximum(Math.max(...days.map(({ requests }) => requests)));
  const last = Math.max(days.length - 1, 1);
  const reader = <DayReader days={days} lines={lines} shown={shown} onShow={setShown} />;
  return (
    <Flex vertical gap={20}>
      <p className="adm-note" aria-hidden="true">
        {days[shown ?? -1]
          ? dayText(days[shown ?? 0], lines)
          : 'Point at a day, or use the arrow keys.'}
      </p>
      <TimePlot max={visitsMax} ends={days.map(({ day }) => day)}>
        <div className="ovw-columns ins-plot" style={{ height: 200 }}>
          <LoadBoundary fallback={null}>
            <Suspense fallback={null}>
              <DaysChart days={days} lines={lines} max={visitsMax} />
            </Suspense>
          </LoadBoundary>
          {days.map(({ day }, index) =>
            published.has(day) ? (
              <i
                key={day}
                aria-hidden="true"
                className="ins-mark"
                style={{ left: `${(index / last) * 100}%` }}
                title={`Published: ${published.get(day)?.join(', ') ?? ''}`}
              />
            ) : null,
          )}
          {reader}
        </div>
      </TimePlot>
      <TimePlot max={requestsMax} ends={days.map(({ day }) => day)}>
        <div className="ovw-columns ins-plot" style={{ height: 80 }}>
          <LoadBoundary fallback={null}>
            <Suspense fallback={null}>
              <DaysChart days={days} lines={['requests']} max={requestsMax} />
            </Suspense>
          </LoadBoundary>
        </div>
      </TimePlot>
    </Flex>
  );
}
