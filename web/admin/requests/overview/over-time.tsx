import { lazy } from 'react';
import { useNavigate } from 'react-router';
import type { OverviewUnit, RequestOverviewQuery } from '../../../generated/admin.ts';
import { longDate } from '../../../components/long-date.ts';
import { kindLabels } from '../request-labels.ts';
import { roundMaximum, TimePlot } from '../../figures/time-plot.tsx';
import type { RequestView } from '../request-view.ts';
import { Card } from '../../shell/card.tsx';
import { CountLink } from './count-link.tsx';
import { ChartPlace } from '../../figures/lazy-charts.tsx';
import { daysOfStep } from './steps.ts';
import { TimeTable } from '../../figures/time-table.tsx';

const OverTimeChart = lazy(() =>
  import('./over-time-chart.tsx').then((charts) => ({ default: charts.OverTimeChart })),
);

type Overview = RequestOverviewQuery['requestOverview'];
type Step = Overview['overTime'][number];

const unitNames: Record<OverviewUnit, string> = {
  DAY: 'Day',
  WEEK: 'Week from',
  MONTH: 'Month from',
};

const heading = 'Requests over time';

function isFilled({ access, demo }: Step): boolean {
  return access + demo > 0;
}

interface OverTimeProps {
  overview: Overview;
  /** The days that are counted. */
  range: Pick<RequestView, 'from' | 'to'>;
  /** The URL of the list with these filters. */
  listOf: (narrowing: Partial<RequestView>) => string;
}

/** Requests over time: a chart and a table; both link to the requests. */
export function OverTime({ overview, range, listOf }: OverTimeProps) {
  const stepAddress = (index: number, kind?: RequestView['kind']) =>
    listOf({ ...daysOfStep(overview.overTime, index, range), kind });
  return (
    <Card
      heading={heading}
      extra={
        <p className="ovw-legend" aria-hidden="true">
          <span data-kind="access">{kindLabels.ACCESS.text}</span>
          <span data-kind="demo">{kindLabels.DEMO.text}</span>
        </p>
      }
    >
      {overview.overTime.some(isFilled) ? (
        <div className="adm-card-body ovw-time">
          <Plot steps={overview.overTime} addressOf={stepAddress} />
          <Numbers overview={overview} addressOf={stepAddress} />
        </div>
      ) : (
        <p className="adm-card-body adm-note">No requests in this period.</p>
      )}
    </Card>
  );
}

/** The URL of the requests of a step, optionally of one kind only. */
type StepAddress = (index: number, kind?: RequestView['kind']) => string;

function Plot({ steps, addressOf }: { steps: Step[]; addressOf: StepAddress }) {
  const navigate = useNavigate();
  const press = ({ x }: { x: number }) => {
    const index = Math.min(Math.floor(x * steps.length), steps.length - 1);
    const step = steps[index];
    if (step !== undefined && isFilled(step)) void navigate(addressOf(index));
  };
  const max = roundMaximum(Math.max(...steps.map(({ access, demo }) => access + demo)));
  return (
    <TimePlot max={max} ends={steps.map(({ start }) => start)}>
      <ChartPlace className="ovw-columns" height={240} onPress={press}>
        <OverTimeChart steps={steps} max={max} />
      </ChartPlace>
    </TimePlot>
  );
}

interface NumbersProps {
  overview: Overview;
  addressOf: StepAddress;
}

function Numbers({ overview: { overTime, unit }, addressOf }: NumbersProps) {
  const rows = overTime.map((step, index) => ({ ...step, index })).filter(isFilled);
  const columnOf = (kind: 'ACCESS' | 'DEMO', countOf: (step: Step) => number) => ({
    title: kindLabels[kind].text,
    show: ({ index, ...step }: Step & { index: number }) => (
      <CountLink
        count={countOf(step)}
        of={`${kindLabels[kind].text}, ${unitNames[unit]} ${longDate(step.start)}`}
        to={addressOf(index, kind)}
      />
    ),
  });
  return (
    <TimeTable
      label={heading}
      caption="Requests over time; empty periods are omitted"
      rowTitle={unitNames[unit]}
      rows={rows}
      dayOf={({ start }) => start}
      columns={[columnOf('ACCESS', ({ access }) => access), columnOf('DEMO', ({ demo }) => demo)]}
    />
  );
}
