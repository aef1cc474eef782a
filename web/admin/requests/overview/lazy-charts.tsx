import { lazy, Suspense, type ReactNode } from 'react';
import { LoadBoundary } from '../../shell/load-boundary.tsx';

/** Requests over time as a chart, loaded when it is first drawn. */
export const OverTimeChart = lazy(() =>
  import('./overview-charts.tsx').then((charts) => ({ default: charts.OverTimeChart })),
);

/** Shares as a chart, loaded when it is first drawn. */
export const SharesChart = lazy(() =>
  import('./overview-charts.tsx').then((charts) => ({ default: charts.SharesChart })),
);

/**
 * The place of a chart. Screen readers get its figures from the table beside it, as everybody does
 * when the chart cannot be loaded.
 */
export function ChartPlace({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className} aria-hidden="true">
      <LoadBoundary fallback={null}>
        <Suspense fallback={null}>{children}</Suspense>
      </LoadBoundary>
    </div>
  );
}
