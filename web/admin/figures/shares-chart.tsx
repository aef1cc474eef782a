import { Bar } from '@ant-design/charts';
import { chartColours, plainPlot } from '../../components/home/plot-style.ts';

/** One bar per row of the table next to it. Loads the charting library: import it dynamically only. */
export function SharesChart({ counts }: { counts: readonly number[] }) {
  const data = counts.map((count, index) => ({ row: String(index), count }));
  return (
    <Bar
      {...plainPlot}
      data={data}
      xField="row"
      yField="count"
      scale={{
        // Half a gap outside, so that each bar is centred on its row.
        x: { paddingInner: 0.5, paddingOuter: 0.25 },
        y: { domain: [0, Math.max(...counts, 1)], nice: false },
      }}
      style={{ fill: chartColours.manual, fillOpacity: 1 }}
    />
  );
}
