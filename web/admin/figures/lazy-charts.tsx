import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react';
import { LoadBoundary } from '../shell/load-boundary.tsx';

/** Shares as a chart, loaded on first use. */
export const SharesChart = lazy(() =>
  import('./shares-chart.tsx').then((charts) => ({
    default: charts.SharesChart,
  })),
);

interface ChartPlaceProps {
  className: string;
  /** In pixels; the plot fills the container. */
  height: number;
  children: ReactNode;
  /** Called with the position of a click, as fractions of width and height. */
  onPress: (at: { x: number; y: number }) => void;
}

/**
 * The container of a chart. The table next to it provides the figures for screen readers, and for
 * everyone if the chart cannot be loaded, and the links for keyboard users.
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
