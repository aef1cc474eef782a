import { Line } from '@ant-design/charts';
import { chartColours, plainPlot } from '../../components/home/plot-style.ts';
import type { Insights } from '../figures/figures.ts';

const colours = {
  views: chartColours.manual,
  visits: chartColours.ink,
  requests: chartColours.headline,
};

interface DaysChartProps {
  days: Insights['days'];
  lines: readonly (keyof typeof colours)[];
  max: number;
}

/**
 * The days of a period as lines, without labels: the labels and figures are text of the page.
 * Imports the charting library, so load it only with a dynamic import.
 */
export function DaysChart({ days, lines, max }: DaysChartProps) {
  const data = days.flatMap((day) =>
    lines.map((line) => ({ day: day.day, line, count: day[line] })),
  );
  return (
    <Line
      {...plainPlot}
      data={data}
      xField="day"
      yField="count"
      colorField="line"
      scale={{
        y: { domain: [0, max], nice: false },
        color: { domain: [...lines], range: lines.map((line) => colours[line]) },
      }}
      style={{ lineWidth: 2 }}
    />
  );
}
