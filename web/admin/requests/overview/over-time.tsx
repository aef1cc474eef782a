import type { OverviewUnit, RequestOverviewQuery } from '../../../generated/admin.ts';
import { longDate } from '../../../components/long-date.ts';
import { kindLabels } from '../request-labels.ts';
import { roundMaximum } from './chart-scale.ts';
import { ChartPlace, OverTimeChart } from './lazy-charts.tsx';

type Overview = RequestOverviewQuery['requestOverview'];

const unitNames: Record<OverviewUnit, string> = {
  DAY: 'Day',
  WEEK: 'Week from',
  MONTH: 'Month from',
};

function isFilled({ access, demo }: Overview['overTime'][number]): boolean {
  return access + demo > 0;
}

const countText = (count: number) => count.toLocaleString('en-US');

/** Requests over time: the chart, and its numbers beside it. */
export function OverTime({ overview }: { overview: Overview }) {
  return (
    <section className="adm-card" aria-labelledby="over-time">
      <header className="adm-card-head">
        <h3 id="over-time">Requests over time</h3>
        <p className="ovw-legend" aria-hidden="true">
          <span data-kind="access">{kindLabels.ACCESS.text}</span>
          <span data-kind="demo">{kindLabels.DEMO.text}</span>
        </p>
      </header>
      {overview.overTime.some(isFilled) ? (
        <div className="adm-card-body ovw-time">
          <Plot steps={overview.overTime} />
          <Numbers overview={overview} />
        </div>
      ) : (
        <p className="adm-card-body adm-note">None in this time.</p>
      )}
    </section>
  );
}

function Plot({ steps }: { steps: Overview['overTime'] }) {
  const max = roundMaximum(Math.max(...steps.map(({ access, demo }) => access + demo)));
  return (
    <div className="ovw-plot" aria-hidden="true">
      <p className="ovw-counts">
        <span>{countText(max)}</span>
        <span>{countText(max / 2)}</span>
        <span>0</span>
      </p>
      <ChartPlace className="ovw-columns" height={240}>
        <OverTimeChart steps={steps} max={max} />
      </ChartPlace>
      <p className="ovw-days">
        {[steps.at(0), steps.at(-1)].map((step) =>
          step === undefined ? null : <span key={step.start}>{longDate(step.start)}</span>,
        )}
      </p>
    </div>
  );
}

function Numbers({ overview: { overTime, unit } }: { overview: Overview }) {
  return (
    <div className="ovw-scroll" tabIndex={0} role="group" aria-labelledby="over-time">
      <table className="ovw-table">
        <caption className="sr">Requests over time; steps without requests are left out</caption>
        <thead>
          <tr>
            <th scope="col">{unitNames[unit]}</th>
            <th scope="col">{kindLabels.ACCESS.text}</th>
            <th scope="col">{kindLabels.DEMO.text}</th>
          </tr>
        </thead>
        <tbody>
          {overTime
            .filter(isFilled)
            .reverse()
            .map(({ start, access, demo }) => (
              <tr key={start}>
                <th scope="row">
                  <time dateTime={start}>{longDate(start)}</time>
                </th>
                <td>{countText(access)}</td>
                <td>{countText(demo)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
