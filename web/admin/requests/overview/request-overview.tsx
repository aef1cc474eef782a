import { Link, useSearchParams } from 'react-router';
import { Button, Segmented } from 'antd';
import { now } from '../../../calendar/now.ts';
import { type RequestOverviewQuery, useRequestOverviewQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { withPeriod } from '../../figures/insights-period.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { noFilters, type RequestView, withRequestView } from '../request-view.ts';
import { OverTime } from './over-time.tsx';
import {
  chosenRange,
  daysOf,
  overviewRanges,
  overviewVariables,
  rangeOf,
} from './overview-range.ts';
import { OverviewShares } from './overview-shares.tsx';
import { Loading } from '../../shell/loading.tsx';
import { DayField } from '../../figures/day-field.tsx';
import { countText } from '../../figures/figures.ts';
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
          onRetry={refetch}
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

interface OverviewRangeChoiceProps {
  view: Pick<RequestView, 'from' | 'to'>;
  onChange: (changes: Partial<RequestView>) => void;
}

/** A choice of the period that the overview counts. */
function OverviewRangeChoice({ view, onChange }: OverviewRangeChoiceProps) {
  const renderedAt = now();
  return (
    <div className="adm-filters adm-period-filters">
      <Segmented<number>
        aria-label="Period"
        tabIndex={-1}
        value={chosenRange(view, renderedAt) ?? 0}
        onChange={(days) => onChange(rangeOf(days, renderedAt))}
        options={overviewRanges.map(({ days, label }) => ({ value: days, label }))}
      />
      <DayField label="From" day={view.from} onChoose={(from) => onChange({ from })} />
      <DayField label="To" day={view.to} onChoose={(to) => onChange({ to })} />
    </div>
  );
}

interface OverviewFiguresProps {
  overview: RequestOverviewQuery['requestOverview'];
  onShow: (changes: Partial<RequestView>) => void;
}

/** The key figures, each with a link to its requests. */
function OverviewFigures({ overview, onShow }: OverviewFiguresProps) {
  const { total, suspects, waiting, waitingTooLong } = overview;
  const inbox = { ...noFilters, panel: undefined };
  const figures: { label: string; count: number; view?: Partial<RequestView> }[] = [
    { label: 'Requests in this period', count: total },
    { label: 'Awaiting a reply', count: waiting, view: { ...inbox, awaiting: true } },
    { label: 'Overdue', count: waitingTooLong, view: { ...inbox, list: 'overdue' } },
    { label: 'Suspected spam in this period', count: suspects, view: { panel: 'suspects' } },
  ];
  return (
    <dl className="ovw-figures">
      {figures.map(({ label, count, view }) => (
        <div key={label} className="adm-card">
          <dt>{label}</dt>
          <dd>
            <b>{countText(count)}</b>
            {view && count > 0 ? (
              <Button
                type="link"
                size="small"
                aria-label={`Show requests: ${label}`}
                onClick={() => onShow(view)}
              >
                Show
              </Button>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
