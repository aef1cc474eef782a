import { observedIn } from '../../../schema/evidence/study-figures.ts';
import type { StudySection_StudyFragment } from '../../generated/trust.ts';

type Band = StudySection_StudyFragment['calibration'][number];

/** The SVG is 360 wide and high; the plot area starts to the right of the axis labels. */
const plane = { left: 48, top: 12, size: 300 };
const ticks = [0, 25, 50, 75, 100];

const across = (percent: number): number => plane.left + (percent / 100) * plane.size;
const down = (percent: number): number => plane.top + plane.size - (percent / 100) * plane.size;

function Scales() {
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        className="ev-grid"
        d={`M${across(0)} ${down(tick)}H${across(100)}M${across(tick)} ${down(0)}V${down(100)}`}
      />
      <text x={plane.left - 8} y={down(tick) + 5} textAnchor="end">
        {tick}
      </text>
      <text x={across(tick)} y={down(0) + 20} textAnchor="middle">
        {tick}
      </text>
    </g>
  ));
}

interface CalibrationPlotProps {
  bands: readonly Band[];
  /** Ids of the heading and the caption that label the plot. */
  labelledBy: string;
}

/**
 * Stated confidence against observed accuracy, with 95 % intervals. On the diagonal both are equal.
 * The table next to the plot has the same figures.
 */
export function CalibrationPlot({ bands, labelledBy }: CalibrationPlotProps) {
  return (
    <svg className="ev-plot" viewBox="0 0 360 360" role="img" aria-labelledby={labelledBy}>
      <Scales />
      <path className="ev-diagonal" d={`M${across(0)} ${down(0)}L${across(100)} ${down(100)}`} />
      {bands.map((band) => {
        const { share, lower, upper } = observedIn(band);
        const x = across(band.confidence);
        return (
          <g key={band.confidence}>
            <path className="ev-interval" d={`M${x} ${down(lower * 100)}V${down(upper * 100)}`} />
            <rect x={x - 4.5} y={down(share * 100) - 4.5} width="9" height="9" rx="2" />
          </g>
        );
      })}
      <text x={across(50)} y={plane.top + plane.size + 42} textAnchor="middle">
        Stated confidence, %
      </text>
      <text className="ev-axis" x={-down(50)} y="12" textAnchor="middle">
        Correct, %
      </text>
    </svg>
  );
}
