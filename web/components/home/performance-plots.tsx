import * as Tabs from '@radix-ui/react-tabs';
import type { PerformanceChart_TabFragment } from '../../generated/site.ts';
import { BarsPlot } from './bars-plot.tsx';
import { FiguresTable } from './figures-table.tsx';
import { WafflePlot } from './waffle-plot.tsx';
import { TextWithRanges } from '../text-with-ranges.tsx';

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
