import { redrawOnChange } from './redraw-on-change.ts';

/** The tokens of the same meaning (`tokens.css`); a canvas can't read custom properties. */
export const chartColours = {
  ink: '#0d1517',
  manual: '#3f7886',
  headline: '#c0011d',
};

/**
 * Only the plot: labels, values and captions are text of the page, so that they wrap, zoom and use
 * its fonts. Nothing moves (design 2, Motion).
 */
export const plainPlot = {
  autoFit: true,
  animate: false,
  axis: false,
  legend: false,
  tooltip: false,
  interaction: { tooltip: false, elementHighlight: false },
  margin: 0,
  padding: 0,
  inset: 0,
  onReady: redrawOnChange,
} as const;
