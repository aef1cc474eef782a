import { useState } from 'react';
import { Bar } from '@ant-design/charts';
import type { PerformanceChart_TabFragment } from '../../generated/site.ts';
import { FiguresTable } from './figures-table.tsx';
import { WafflePlot } from './waffle-plot.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs.tsx';
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
  const [chosen, setChosen] = useState(tabs[0]?.id);
  return (
    <Tabs chosen={chosen} onChoose={setChosen}>
      <div className="chart-tabs">
        <TabList className="tabs" aria-label="Performance">
          {tabs.map(({ id, label }) => (
            <Tab key={id} className="tab" tab={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} className="tab-panel" tab={tab.id} hidden={tab.id !== chosen}>
            {tab.id === chosen ? <TabContent tab={tab} /> : null}
          </TabPanel>
        ))}
      </div>
    </Tabs>
  );
}

function TabContent({ tab }: { tab: PerformanceChart_TabFragment }) {
  return (
    <>
      <div aria-hidden="true">
        {tab.__typename === 'WaffleTab' ? <WafflePlot tab={tab} /> : <BarsPlot tab={tab} />}
      </div>
      <FiguresTable tab={tab} />
      <p className="cap note">
        <TextWithRanges text={tab.caption} />
      </p>
    </>
  );
}
