import { useEffect, useRef, useState } from 'react';
import type { PerformanceChart_TabFragment } from '../../generated/site.ts';
import { useNearViewport } from '../near-viewport.ts';
import { FiguresTable } from './figures-table.tsx';
import type * as PlotsModule from './performance-plots.tsx';
import { PerformanceSkeleton } from './performance-skeleton.tsx';

type Plots = typeof PlotsModule;

/** The charting library once it has loaded, or 'failed'. */
function usePlots(wanted: boolean): Plots | 'failed' | undefined {
  const [plots, setPlots] = useState<Plots | 'failed'>();
  useEffect(() => {
    if (!wanted) return;
    import('./performance-plots.tsx').then(setPlots, () => setPlots('failed'));
  }, [wanted]);
  return plots;
}

interface PerformanceChartProps {
  tabs: readonly PerformanceChart_TabFragment[];
}

/**
 * The tabbed chart, loaded when it comes near the viewport: a skeleton of its exact size first,
 * then the plots (product 2.11). The figures are always in tables for visitors who cannot see the
 * plots; the tables are shown when the plots cannot be.
 */
export function PerformanceChart({ tabs }: PerformanceChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const plots = usePlots(useNearViewport(box));
  const [first] = tabs;
  if (typeof plots === 'object') {
    return (
      <div className="chart">
        <plots.PerformancePlots tabs={tabs} />
      </div>
    );
  }
  return (
    <div className={plots === 'failed' ? 'chart chart-failed' : 'chart'} ref={box}>
      {first === undefined ? null : <PerformanceSkeleton tab={first} tabs={tabs} />}
      {tabs.map((tab) => (
        <FiguresTable key={tab.id} tab={tab} />
      ))}
    </div>
  );
}
