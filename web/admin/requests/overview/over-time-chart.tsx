import { Column } from '@ant-design/charts';
import { chartColours, plainPlot } from '../../../components/home/plot-style.ts';
import type { RequestOverviewQuery } from '../../../generated/admin.ts';
import { kindLabels } from '../request-labels.ts';

type Overview = RequestOverviewQuery['requestOverview'];

const kinds = [kindLabels.ACCESS.text, kindLabels.DEMO.text];

/**
 * Requests over time, one column per step, one colour per kind. Plots have no labels: the page shows
 * labels and figures as text. Loads the charting library: import it dynamically only.
 */
export function OverTimeChart({ steps, max }: { steps: Overview['overTime']; max: number }) {
  const data = steps.flatMap(({ start, access, demo }) => [
    { start, kind: kinds[0], count: access },
    { start, kind: kinds[1], count: demo },
  ]);
  return (
    <Column
      {...plainPlot}
      data={data}
      xField="start"
      yField="count"
      colorField="kind"
      stack
      scale={{
        x: { padding: 0.25 },
        y: { domain: [0, max], nice: false },
        color: { domain: kinds, range: [chartColours.manual, chartColours.ink] },
      }}
    />
  );
}
