import { useNavigate } from 'react-router';
import type { OverviewUnit, RequestOverviewQuery } from '../../../generated/admin.ts';
import { longDate } from '../../../components/long-date.ts';
import { kindLabels } from '../request-labels.ts';
import { roundMaximum } from './chart-scale.ts';
import type { RequestView } from '../request-view.ts';
import { CountLink } from './count-link.tsx';
import { ChartPlace, OverTimeChart } from './lazy-charts.tsx';
import { daysOfStep } from './steps.ts';

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

interface OverTimeProps {
  overview: Overview;
  /** The days that are counted. */
  range: Pick<RequestView, 'from' | 'to'>;
  /** Where requests narrowed so are listed. */
  listOf: (narrowing: Partial<RequestView>) => string;
}

/** Requests over time: the chart, and its numbers beside it; both lead to the requests. */
export function OverTime({ overview, range, listOf }: OverTimeProps) {
  const stepAddress = (index: number, kind?: RequestView['kind']) =>
    listOf({ ...daysOfStep(overview.overTime, index, range), kind });
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
          <Plot steps={overview.overTime} addressOf={stepAddress} />
          <Numbers overview={overview} addressOf={stepAddress} />
        </div>
      ) : (
        <p className="adm-card-body adm-note">None in this time.</p>
      )}
    </section>
  );
}

/** Where the requests of a step are listed, those of one kind where one is named. */
type StepAddress = (index: number, kind?: RequestView['kind']) => string;

function Plot({ steps, addressOf }: { steps: Overview['overTime']; addressOf: StepAddress }) {
  const navigate = useNavigate();
  const press = ({ x }: { x: number }) => {
    const index = Math.min(Math.floor(x * steps.length), steps.length - 1);
    const step = steps[index];
    if (step !== undefined && isFilled(step)) void navigate(addressOf(index));
  };
  const max = roundMaximum(Math.max(...steps.map(({ access, demo }) => access + demo)));
  return (
    <div className="ovw-plot" aria-hidden="true">
      <p className="ovw-counts">
        <span>{countText(max)}</span>
        <span>{countText(max / 2)}</span>
        <span>0</span>
      </p>
      <ChartPlace className="ovw-columns" height={240} onPress={press}>
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

interface NumbersProps {
  overview: Overview;
  addressOf: StepAddress;
}

function Numbers({ overview: { overTime, unit }, addressOf }: NumbersProps) {
  const rows = overTime.map((step, index) => ({ ...step, index })).filter(isFilled);
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
          {rows.reverse().map(({ start, access, demo, index }) => (
            <tr key={start}>
              <th scope="row">
                <time dateTime={start}>{longDate(start)}</time>
              </th>
              <td>
                <CountLink
                  count={access}
                  of={`${kindLabels.ACCESS.text}, ${unitNames[unit]} ${longDate(start)}`}
                  to={addressOf(index, 'ACCESS')}
                />
              </td>
              <td>
                <CountLink
                  count={demo}
                  of={`${kindLabels.DEMO.text}, ${unitNames[unit]} ${longDate(start)}`}
                  to={addressOf(index, 'DEMO')}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
