import { skipToken, useQuery } from '@apollo/client/react';
import { Button, Flex, Segmented } from 'antd';
import { Link } from 'react-router';
import { useId } from 'react';
import { now } from '../../calendar/now.ts';
import { InsightsDocument } from '../../generated/admin.ts';
import { isUnauthenticated } from '../admin-client.ts';
import { downloadText } from '../download.ts';
import { RefreshButton } from '../figures/refresh-button.tsx';
import { WeeklyReportButton } from '../figures/weekly-report.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { Loading } from '../shell/loading.tsx';
import { useAction } from '../shell/show-failure.ts';
import { inPlace, useViewAddress } from '../shell/view-address.ts';
import { DaysView } from './days-view.tsx';
import { FilteredInsights, tablesOfFilteredFile } from './filtered-insights.tsx';
import { type InsightsFilter, isFilter, readFilter } from './insights-filter.tsx';
import { changeText, countText, type Insights } from '../figures/figures.ts';
import {
  type InsightsPeriod,
  lengthOf,
  type PeriodKey,
  periods,
  periodUntilToday,
  periodVariables,
  problemOf,
  readPeriod,
  withPeriod,
} from '../figures/insights-period.ts';
import { InsightsTables, tablesOfFile } from './insights-tables.tsx';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { DayField } from '../figures/day-field.tsx';
import '../figures/figures.css';
import './insights.css';

const totalFields = [
  { key: 'views', label: 'Views' },
  { key: 'visits', label: 'Visits' },
  { key: 'searches', label: 'Searches' },
  { key: 'fruitlessSearches', label: 'Searches without results' },
  { key: 'dialogs', label: 'Forms opened' },
  { key: 'requests', label: 'Requests' },
] as const;

interface TotalsProps {
  insights: Insights;
  days: number;
}

/** The totals of the period, each with its change from the previous period. */
function Totals({ insights: { totals, previous }, days }: TotalsProps) {
  return (
    <dl className="ovw-figures ins-totals" aria-label="Totals">
      {totalFields.map(({ key, label }) => (
        <div key={key} className="adm-card">
          <dt>{label}</dt>
          <dd>
            <b>{countText(totals[key])}</b>
            <span className="adm-quiet">
              {changeText(totals[key], previous[key])}
              <span className="sr">
                {' '}
                (previous {days} days: {countText(previous[key])})
              </span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The URL of the same days in the overview of requests. */
function requestsAddress({ from, to }: InsightsPeriod): string {
  return `?${new URLSearchParams({ tab: 'requests', view: 'overview', from, to }).toString()}`;
}

interface ExportProps {
  insights: Insights;
  period: InsightsPeriod;
  filter: InsightsFilter;
}

function ExportFigures({ insights, period, filter }: ExportProps) {
  const { busy, carryOut } = useAction();
  const download = () =>
    carryOut(async () => {
      const { csvTable, figuresCsv } = await import('./figures-csv.ts');
      const tables = isFilter(filter)
        ? tablesOfFilteredFile(insights, filter, csvTable)
        : tablesOfFile(insights, csvTable);
      downloadText(
        figuresCsv(tables),
        `insights-${period.from}-${period.to}.csv`,
        'text/csv;charset=utf-8',
      );
    });
  return (
    <Button aria-disabled={busy} onClick={() => void download()}>
      Export CSV
    </Button>
  );
}

/** The "Insights" tab: anonymous counts of a period (product 13.9). */
export default function InsightsTab() {
  const [address] = useViewAddress();
  const filter = readFilter(address);
  // Figures of another page or source are not shown while these load.
  return <InsightsOfPeriod key={JSON.stringify(filter)} filter={filter} />;
}

function InsightsOfPeriod({ filter }: { filter: InsightsFilter }) {
  const [address, setAddress] = useViewAddress();
  const period = readPeriod(address, now());
  const isFiltered = isFilter(filter);
  const problem = problemOf(period);
  const { data, previousData, error, refetch } = useQuery(
    InsightsDocument,
    problem === undefined
      ? {
          variables: { ...periodVariables(period), ...filter, isFiltered },
          fetchPolicy: 'network-only',
        }
      : skipToken,
  );
  const insights = problem === undefined ? (data ?? previousData)?.insights : undefined;
  const failure = isUnauthenticated(error) ? undefined : error;
  return (
    <section className="adm-cards ovw ins" aria-label="Insights">
      <h2 className="sr">Insights</h2>
      <Flex className="ins-bar" wrap gap="12px 20px" align="center" justify="space-between">
        <PeriodChoice
          period={period}
          problem={problem}
          onChoose={(change) => {
            setAddress(
              (current) => withPeriod(current, change(readPeriod(current, now()))),
              inPlace,
            );
          }}
        />
        <Flex gap={8}>
          <WeeklyReportButton label="Weekly report" />
          {insights && !failure ? (
            <ExportFigures insights={insights} period={period} filter={filter} />
          ) : null}
          <RefreshButton />
        </Flex>
      </Flex>
      {failure ? (
        <FailureNotice
          title="The insights could not be loaded."
          error={failure}
          onRetry={refetch}
        />
      ) : null}
      {insights && !failure && isFiltered ? (
        <FilteredInsights insights={insights} filter={filter} />
      ) : null}
      {insights && !failure && !isFiltered ? (
        <>
          <Totals insights={insights} days={lengthOf(period)} />
          <p className="adm-note">
            Anonymous totals by UTC day; visitors who opt out of tracking are not counted. To see
            who sent the requests, open{' '}
            <Link className="tlink" to={requestsAddress(period)}>
              the overview of requests
            </Link>
            , which uses your own time zone.
          </p>
          <CardBoundary heading="Day by day">
            <DaysView days={insights.days} />
          </CardBoundary>
          <InsightsTables insights={insights} />
        </>
      ) : null}
      {!insights && !failure && !problem ? (
        <Loading className="adm-card adm-card-body" what="the insights" rows={8} />
      ) : null}
    </section>
  );
}

interface PeriodChoiceProps {
  period: InsightsPeriod;
  /** The problem with the period, if any. */
  problem: string | undefined;
  /** Called with a function that changes the current period. */
  onChoose: (change: (period: InsightsPeriod) => InsightsPeriod) => void;
}

/** A choice of periods that end today, or custom dates. */
function PeriodChoice({ period, problem, onChoose }: PeriodChoiceProps) {
  const problemId = useId();
  const ends = [
    { label: 'From', day: period.from, end: 'from' },
    { label: 'To', day: period.to, end: 'to' },
  ] as const;
  return (
    <div className="adm-filters adm-period-filters">
      <Segmented<PeriodKey>
        aria-label="Period"
        tabIndex={-1}
        value={period.key}
        onChange={(key) => onChoose(() => periodUntilToday(key, new Date()))}
        options={periods.map(({ key, label }) => ({ value: key, label }))}
      />
      {ends.map(({ label, day, end }) => (
        <DayField
          key={end}
          label={label}
          day={day}
          problemId={problem && end === 'to' ? problemId : undefined}
          onChoose={(chosen) => {
            if (chosen) onChoose((current) => ({ ...current, key: 'own', [end]: chosen }));
          }}
        />
      ))}
      {problem ? (
        <p className="adm-field-error ins-problem" id={problemId} role="alert">
          <InterfaceIcon name="warning" />
          {problem}
        </p>
      ) : null}
    </div>
  );
}
