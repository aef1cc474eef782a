import type { PerformanceChart_TabFragment } from '../../generated/site.ts';

export type WaffleTab = Extract<PerformanceChart_TabFragment, { __typename: 'WaffleTab' }>;

interface SquaresProps {
  /** A name of its own on the page. */
  id: string;
  percent: number;
}

/** Ten by ten squares, filled from the bottom row up; the misses end the top row. */
function Squares({ id, percent }: SquaresProps) {
  /** The upper edge of the full rows, and the end of the row above them. */
  const [top, end] = [100 - 10 * Math.floor(percent / 10), 10 * (percent % 10)];
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
      <path d={`M0 0H100V${top}H${end}V${top - 10}H0z`} fill={`url(#${id}-hollow)`} />
      <path d={`M0 100V${top - 10}H${end}V${top}H100V100z`} fill={`url(#${id}-filled)`} />
    </svg>
  );
}

/**
 * One square is one decision in a hundred: filled is correct, hollow a miss (design 4).
 * Rendered by the server, without the charting library.
 */
export function WafflePlot({ tab }: { tab: WaffleTab }) {
  return (
    <div className="waf">
      {tab.measures.map(({ id, label, note, percent }) => (
        <div key={id}>
          <Squares id={`waffle-${tab.id}-${id}`} percent={percent} />
          <span className="n">{percent}%</span>
          <span className="l">{label}</span>
          <span className="cap">{note}</span>
        </div>
      ))}
    </div>
  );
}
