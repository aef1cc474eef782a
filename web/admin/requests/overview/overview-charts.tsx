import { Bar, Column } from '@ant-design/charts';
import { chartColours, plainPlot } from '../../../components/home/plot-style.ts';
import type { RequestOverviewQuery } from '../../../generated/admin.ts';
import { kindLabels } from '../request-labels.ts';

type Overview = RequestOverviewQuery['requestOverview'];

const kinds = [kindLabels.ACCESS.text, kindLabels.DEMO.text];

/**
 * Requests over time, one column a step, one colour a kind. Like every plot of this module it is
 * drawn without words: those, and the figures, are text of the page. The only module of the
 * administration that loads the charting library: keep it behind a dynamic import.
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

/** One bar per row of the table beside it. */
export function SharesChart({ counts }: { counts: readonly number[] }) {
  const data = counts.map((count, index) => ({ row: String(index), count }));
  return (
    <Bar
      {...plainPlot}
      data={data}
      xField="row"
      yField="count"
      scale={{
        // Half a gap outside, so that a bar stands in the middle of its row.
        x: { paddingInner: 0.5, paddingOuter: 0.25 },
        y: { domain: [0, Math.max(...counts, 1)], nice: false },
      }}
      style={{ fill: chartColours.manual, fillOpacity: 1 }}
    />
  );
}
