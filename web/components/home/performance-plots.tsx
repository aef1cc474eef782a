import * as Tabs from '@radix-ui/react-tabs';
import { Bar } from '@ant-design/charts';
import type { PerformanceChart_TabFragment } from '../../generated/site.ts';
import { FiguresTable } from './figures-table.tsx';
import { WafflePlot } from './waffle-plot.tsx';
import { TextWithRanges } from '../text-with-ranges.tsx';
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
function BarsPlot({ tab }: { tab: BarsTab }) {
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

interface PerformancePlotsProps {
  tabs: readonly PerformanceChart_TabFragment[];
}

/**
 * The tabs and their plots. The only module that loads the charting library: it must be imported
 * dynamically. A plot is hidden from screen readers, which read its figures as a table.
 */
export function PerformancePlots({ tabs }: PerformancePlotsProps) {
  return (
    <Tabs.Root className="chart-tabs" defaultValue={tabs[0]?.id}>
      <Tabs.List className="tabs" aria-label="Performance">
        {tabs.map(({ id, label }) => (
          <Tabs.Trigger key={id} className="tab" value={id}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.id} className="tab-panel" value={tab.id}>
          <div aria-hidden="true">
            {tab.__typename === 'WaffleTab' ? <WafflePlot tab={tab} /> : <BarsPlot tab={tab} />}
          </div>
          <FiguresTable tab={tab} />
          <p className="cap note">
            <TextWithRanges text={tab.caption} />
          </p>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
