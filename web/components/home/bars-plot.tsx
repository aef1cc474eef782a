import { Bar } from '@ant-design/charts';
import type { PerformanceChart_TabFragment } from '../../generated/site.ts';
import { chartColours, plainPlot } from './plot-style.ts';

type BarsTab = Extract<PerformanceChart_TabFragment, { __typename: 'BarsTab' }>;

const toneColours = {
  manual: chartColours.manual,
  loon: chartColours.ink,
  headline: chartColours.headline,
};

/**
 * A bar from its least to its greatest figure on the tab's axis, its value above it at the right.
 */
export function BarsPlot({ tab }: { tab: BarsTab }) {
  const { max, ticks } = tab.axis;
  return (
    <div className="rb">
      {tab.bars.map((bar) => (
        <div key={bar.id}>
          <p className="rb-t">
            <b>{bar.label}</b> <span>{bar.value}</span>
          </p>
          <div className="bar">
            <Bar
              {...plainPlot}
              data={[bar]}
              xField="id"
              yField={['from', 'to']}
              scale={{ x: { padding: 0 }, y: { domain: [0, max], nice: false } }}
              style={{ fill: toneColours[bar.tone], fillOpacity: 1 }}
            />
          </div>
        </div>
      ))}
      {ticks.length === 0 ? null : (
        <p className="axis">
          {ticks.map(({ at, label }) => (
            <span key={at}>{label}</span>
          ))}
        </p>
      )}
    </div>
  );
}
