import { lazy, Suspense } from 'react';
import { longDate } from '../../components/long-date.ts';
import { useInsightsPublicationsQuery } from '../../generated/admin.ts';
import { roundMaximum } from '../requests/overview/chart-scale.ts';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { countText, type Insights } from './figures.ts';
import { publicationsOn } from './publications.ts';

const DaysChart = lazy(() =>
  import('./insights-charts.tsx').then((charts) => ({ default: charts.DaysChart })),
);

type Days = Insights['days'];

/** The days of a period as a chart, with notes of what was published, and as a table. */
export function DaysView({ days }: { days: Days }) {
  const { data } = useInsightsPublicationsQuery();
  const posts = data?.adminPosts.edges.map(({ node }) => node) ?? [];
  const published = publicationsOn(days, posts);
  return (
    <section className="adm-card" aria-labelledby="insights-days">
      <header className="adm-card-head">
        <h3 id="insights-days">Day by day</h3>
        <p className="ovw-legend ins-legend" aria-hidden="true">
          <span>Views</span>
          <span data-line="visits">Visits</span>
          <span data-line="requests">Requests</span>
        </p>
      </header>
      <div className="adm-card-body ovw-time">
        <Plot days={days} published={published} />
        <div className="ovw-scroll" tabIndex={0} role="group" aria-labelledby="insights-days">
          <table className="ovw-table ins-days">
            <caption className="sr">Views, visits and requests day by day</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Views</th>
                <th scope="col">Visits</th>
                <th scope="col">Requests</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, views, visits, requests }) => (
                <tr key={day}>
                  <th scope="row">
                    <time dateTime={day}>{longDate(day)}</time>
                    {published.get(day)?.map((title) => (
                      <span key={title} className="ins-note">
                        Published: {title}
                      </span>
                    ))}
                  </th>
                  <td>{countText(views)}</td>
                  <td>{countText(visits)}</td>
                  <td>{countText(requests)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

interface PlotProps {
  days: Days;
  /** Titles by their day. */
  published: ReadonlyMap<string, string[]>;
}

function Plot({ days, published }: PlotProps) {
  const max = roundMaximum(Math.max(...days.flatMap(({ views, requests }) => [views, requests])));
  const last = Math.max(days.length - 1, 1);
  return (
    <div className="ovw-plot" aria-hidden="true">
      <p className="ovw-counts">
        <span>{countText(max)}</span>
        <span>{countText(max / 2)}</span>
        <span>0</span>
      </p>
      <div className="ovw-columns ins-plot" style={{ height: 240 }}>
        <LoadBoundary fallback={null}>
          <Suspense fallback={null}>
            <DaysChart days={days} max={max} />
          </Suspense>
        </LoadBoundary>
        {days.map(({ day }, index) =>
          published.has(day) ? (
            <i
              key={day}
              className="ins-mark"
              style={{ left: `${(index / last) * 100}%` }}
              title={`Published: ${published.get(day)?.join(', ') ?? ''}`}
            />
          ) : null,
        )}
      </div>
      <p className="ovw-days">
        {[days.at(0), days.at(-1)].map((end, index) =>
          end ? <span key={index === 0 ? 'first' : 'last'}>{longDate(end.day)}</span> : null,
        )}
      </p>
    </div>
  );
}
