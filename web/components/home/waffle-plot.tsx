import type { PerformanceChart_TabFragment } from '../../generated/site.ts';

export type WaffleTab = Extract<PerformanceChart_TabFragment, { __typename: 'WaffleTab' }>;

interface SquaresProps {
  /** A name of its own on the page. */
  id: string;
  percent: number;
}

/** Ten by ten squares, filled from the bottom row up; the misses end the top row. */
function Squares({ id, percent }: SquaresProps) {
  const [fullRows, rest] = [Math.floor(percent / 10), percent % 10];
  const top = 100 - 10 * fullRows;
  const square = { x: 1, y: 1, width: 8, height: 8, rx: 1.2 };
  const pattern = { width: 10, height: 10, patternUnits: 'userSpaceOnUse' };
  return (
    <svg className="waf-plot" viewBox="0 0 100 100">
      <pattern id={`${id}-hollow`} {...pattern}>
        <rect {...square} className="waf-hollow" />
      </pattern>
      <pattern id={`${id}-filled`} {...pattern}>
        <rect {...square} className="waf-filled" />
      </pattern>
      <rect width="100" height="100" fill={`url(#${id}-hollow)`} />
      <rect y={top} width="100" height={10 * fullRows} fill={`url(#${id}-filled)`} />
      <rect y={top - 10} width={10 * rest} height="10" fill={`url(#${id}-filled)`} />
    </svg>
  );
}

/**
 * One square is one decision in a hundred: filled is correct, hollow a miss (design 4). Drawn by
 * the server, without the charting library.
 */
export function WafflePlot({ tab }: { tab: WaffleTab }) {
  return (
    <div className="waf">
      {tab.measures.map(({ id, label, note, percent }) => (
        <div key={id}>
          <Squares id={`waffle-${id}`} percent={percent} />
          <span className="n">{percent}%</span>
          <span className="l">{label}</span>
          <span className="cap">{note}</span>
        </div>
      ))}
    </div>
  );
}
