import type { PerformanceChart_TabFragment } from '../../generated/site.ts';
import { TextWithRanges } from '../text-with-ranges.tsx';
import { WafflePlot } from './waffle-plot.tsx';

interface PerformanceSkeletonProps {
  tabs: readonly PerformanceChart_TabFragment[];
  /** The tab that will be shown first. */
  tab: PerformanceChart_TabFragment;
}

/**
 * The chart until its tabs have loaded: the content of the first one, at its exact height for every
 * width and text size.
 */
export function PerformanceSkeleton({ tab, tabs }: PerformanceSkeletonProps) {
  return (
    <div className="chart-skeleton" aria-hidden="true">
      <div className="tabs">
        {tabs.map(({ id, label }) => (
          <span key={id} className="tab">
            <span className="sk">
              <span>{label}</span>
            </span>
          </span>
        ))}
      </div>
      {tab.__typename === 'WaffleTab' ? <WafflePlot tab={tab} /> : null}
      <p className="cap note">
        <TextWithRanges text={tab.caption} />
      </p>
    </div>
  );
}
