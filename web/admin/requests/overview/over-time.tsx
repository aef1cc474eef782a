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

/** Requests over time: the chart, and its numbers beside it. */
export function OverTime({ overview }: { overview: Overview }) {
  const { overTime, unit } = overview;
  const max = roundMaximum(Math.max(0, ...overTime.map(({ access, demo }) => access + demo)));
  const filled = overTime.filter(({ access, demo }) => access + demo > 0).reverse();
  return (
    <section className="adm-card" aria-labelledby="over-time">
      <header className="adm-card-head">
        <h3 id="over-time">Requests over time</h3>
        <p className="ovw-legend" aria-hidden="true">
          <span data-kind="access">{kindLabels.ACCESS.text}</span>
          <span data-kind="demo">{kindLabels.DEMO.text}</span>
        </p>
      </header>
      <div className="adm-card-body ovw-time">
        <div className="ovw-plot" aria-hidden="true">
          <p className="ovw-counts">
            <span>{max}</span>
            <span>{max / 2}</span>
            <span>0</span>
          </p>
          <ChartPlace className="ovw-columns">
            <OverTimeChart steps={overTime} max={max} />
          </ChartPlace>
          <p className="ovw-days">
            {[overTime.at(0), overTime.at(-1)].map((step) =>
              step === undefined ? null : <span key={step.start}>{longDate(step.start)}</span>,
            )}
          </p>
        </div>
        <div className="ovw-scroll" tabIndex={0} role="group" aria-labelledby="over-time">
          <table className="ovw-table">
            <caption className="sr">
              Requests over time; steps without requests are left out
            </caption>
            <thead>
              <tr>
                <th scope="col">{unitNames[unit]}</th>
                <th scope="col">{kindLabels.ACCESS.text}</th>
                <th scope="col">{kindLabels.DEMO.text}</th>
              </tr>
            </thead>
            <tbody>
              {filled.map(({ start, access, demo }) => (
                <tr key={start}>
                  <th scope="row">
                    <time dateTime={start}>{longDate(start)}</time>
                  </th>
                  <td>{access}</td>
                  <td>{demo}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
