import { Link, useSearchParams } from 'react-router';
import { now } from '../../../calendar/now.ts';
import { useRequestOverviewQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { withPeriod } from '../../figures/insights-period.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { noFilters, withRequestView, type RequestView } from '../request-view.ts';
import { OverTime } from './over-time.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { daysOf, overviewVariables } from './overview-range.ts';
import { OverviewRangeChoice } from './overview-range-choice.tsx';
import { OverviewShares } from './overview-shares.tsx';
import { Loading } from '../../shell/loading.tsx';
import '../../figures/figures.css';

interface RequestOverviewProps {
  view: RequestView;
  /** Changes the view; `replace` adds no entry to the browser's history. */
  onChange: (changes: Partial<RequestView>, replace: boolean) => void;
}

/** The URL of the insights for the same days. */
function insightsAddress({ from, to }: Pick<RequestView, 'from' | 'to'>, renderedAt: Date): string {
  const today = renderedAt.toISOString().slice(0, 10);
  const tab = new URLSearchParams({ tab: 'insights' });
  return `?${withPeriod(tab, { key: 'own', from: from ?? today, to: to ?? today }).toString()}`;
}

/** Requests over time, by kind, source, platform, number of studies and origin. */
export function RequestOverview({ view, onChange }: RequestOverviewProps) {
  const [address] = useSearchParams();
  const renderedAt = now();
  const range = daysOf(view, renderedAt);
  const { data, previousData, error, refetch } = useRequestOverviewQuery({
    variables: overviewVariables(view, renderedAt),
    fetchPolicy: 'network-only',
  });
  const overview = (data ?? previousData)?.requestOverview;
  const failure = isUnauthenticated(error) ? undefined : error;
  const listOf = (narrowing: Partial<RequestView>) => {
    const shown = { ...noFilters, ...range, ...narrowing, panel: undefined, requestId: undefined };
    return `?${withRequestView(address, shown).toString()}`;
  };
  return (
    <section className="adm-cards ovw" aria-label="Overview">
      <OverviewRangeChoice view={view} onChange={(changes) => onChange(changes, true)} />
      {failure ? (
        <FailureNotice
          title="The overview could not be loaded."
          error={failure}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {overview && !failure ? (
        <>
          <p className="adm-note">
            To see what visitors did before they sent a request, and where others gave up, open{' '}
            <Link className="tlink" to={insightsAddress(range, renderedAt)}>
              the insights for this period
            </Link>
            . Insights uses UTC days; this page uses your own time zone. Neither counts suspected
            spam.
          </p>
          <OverviewFigures overview={overview} onShow={(changes) => onChange(changes, false)} />
          <OverTime overview={overview} range={range} listOf={listOf} />
          <OverviewShares overview={overview} listOf={listOf} />
        </>
      ) : null}
      {!overview && !failure ? (
        <Loading className="adm-card adm-card-body" what="the overview" rows={8} />
      ) : null}
    </section>
  );
}
