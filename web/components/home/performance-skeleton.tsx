import type { ReactNode } from 'react';
import type { PerformanceChart_TabFragment } from '../../generated/site.ts';

/** A bar of the size of a text. */
function SkeletonText({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`${className} sk`}>
      <span>{children}</span>
    </span>
  );
}

interface PerformanceSkeletonProps {
  tabs: readonly PerformanceChart_TabFragment[];
  /** The tab that will be shown first. */
  tab: PerformanceChart_TabFragment;
}

/**
 * The placeholder of the chart. It is laid out from the chart's own texts, made invisible, so that
 * it has the chart's exact height at every width and text size.
 */
export function PerformanceSkeleton({ tab, tabs }: PerformanceSkeletonProps) {
  return (
    <div className="chart-skeleton" aria-hidden="true">
      <div className="tabs">
        {tabs.map(({ id, label }) => (
          <span key={id} className="tab">
            <SkeletonText>{label}</SkeletonText>
          </span>
        ))}
      </div>
      <div className="waf">
        {tab.__typename === 'WaffleTab'
          ? tab.measures.map(({ id, label, note, percent }) => (
              <div key={id}>
                <div className="waf-plot sk" />
                <SkeletonText className="n">{percent}%</SkeletonText>
                <SkeletonText className="l">{label}</SkeletonText>
                <SkeletonText className="cap">{note}</SkeletonText>
              </div>
            ))
          : null}
      </div>
      <p className="cap note">
        <SkeletonText>{tab.caption}</SkeletonText>
      </p>
    </div>
  );
}
