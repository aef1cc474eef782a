import { Heatmap } from '@ant-design/charts';
import type { PerformanceChart_TabFragment } from '../../generated/site.ts';
import { useSmallScreen } from '../small-screen.ts';
import { chartColours, plainPlot } from './plot-style.ts';

type WaffleTab = Extract<PerformanceChart_TabFragment, { __typename: 'WaffleTab' }>;

interface Square {
  column: number;
  row: number;
  filled: boolean;
}

/** Ten by ten squares, filled from the bottom row up; the misses end the top row. */
function squaresOf(percent: number): Square[] {
  return Array.from({ length: 100 }, (_, index) => {
    const row = Math.floor(index / 10);
    const column = index % 10;
    return { row, column, filled: (9 - row) * 10 + column < percent };
  });
}

const squareStyle = {
  fill: ({ filled }: Square) => (filled ? chartColours.ink : chartColours.white),
  stroke: ({ filled }: Square) => (filled ? chartColours.ink : chartColours.hollow),
  fillOpacity: 1,
  lineWidth: 1,
  lineJoin: 'round',
} as const;
const wideStyle = { ...squareStyle, radius: 2 };
const smallStyle = { ...squareStyle, lineWidth: 0.75, radius: 1 };
const scale = {
  x: { paddingInner: 0.2, paddingOuter: 0.05 },
  y: { paddingInner: 0.2, paddingOuter: 0.05 },
};

/** One square is one decision in a hundred: filled is correct, hollow a miss (design 4). */
export function WafflePlot({ tab }: { tab: WaffleTab }) {
  const small = useSmallScreen();
  return (
    <div className="waf">
      {tab.measures.map(({ id, label, note, percent }) => (
        <div key={id}>
          <div className="waf-plot">
            <Heatmap
              {...plainPlot}
              data={squaresOf(percent)}
              xField="column"
              yField="row"
              mark="cell"
              scale={scale}
              style={small ? smallStyle : wideStyle}
            />
          </div>
          <span className="n">{percent}%</span>
          <span className="l">{label}</span>
          <span className="cap">{note}</span>
        </div>
      ))}
    </div>
  );
}
