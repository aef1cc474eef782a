import { Line } from '@ant-design/charts';
import { chartColours, plainPlot } from '../../components/home/plot-style.ts';
import type { Insights } from '../figures/figures.ts';

const lines = ['Views', 'Visits', 'Requests'];

/**
 * The days of a period as three lines, without labels: the labels and figures are text of the page.
 * Imports the charting library, so load it only with a dynamic import.
 */
export function DaysChart({ days, max }: { days: Insights['days']; max: number }) {
  const data = days.flatMap(({ day, views, visits, requests }) => [
    { day, line: lines[0], count: views },
    { day, line: lines[1], count: visits },
    { day, line: lines[2], count: requests },
  ]);
  return (
    <Line
      {...plainPlot}
      data={data}
      xField="day"
      yField="count"
      colorField="line"
      scale={{
        y: { domain: [0, max], nice: false },
        color: {
          domain: lines,
          range: [chartColours.manual, chartColours.ink, chartColours.headline],
        },
      }}
      style={{ lineWidth: 2 }}
    />
  );
}
