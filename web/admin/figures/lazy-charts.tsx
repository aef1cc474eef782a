import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react';
import { LoadBoundary } from '../shell/load-boundary.tsx';

/** Shares as a chart, loaded when it is first drawn. */
export const SharesChart = lazy(() =>
  import('./shares-chart.tsx').then((charts) => ({
    default: charts.SharesChart,
  })),
);

interface ChartPlaceProps {
  className: string;
  /** In pixels; a plot fills its place. */
  height: number;
  children: ReactNode;
  /** Told where in the place somebody pressed, as shares of its width and its height. */
  onPress: (at: { x: number; y: number }) => void;
}

/**
 * The place of a chart. Screen readers get its figures from the table beside it, as everybody does
 * when the chart cannot be loaded; the keyboard gets its links from there.
 */
export function ChartPlace({ className, height, children, onPress }: ChartPlaceProps) {
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const place = currentTarget.getBoundingClientRect();
    onPress({
      x: (clientX - place.left) / place.width,
      y: (clientY - place.top) / place.height,
    });
  };
  return (
    <div className={className} style={{ height }} aria-hidden="true" onClick={press}>
      <LoadBoundary fallback={null}>
        <Suspense fallback={null}>{children}</Suspense>
      </LoadBoundary>
    </div>
  );
}
