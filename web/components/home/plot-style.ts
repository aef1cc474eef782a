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

/** The parts of the charting library's plot that are used here; its own types use `any`. */
interface Plot {
  chart: {
    on: (event: 'afterrender', listener: () => void) => unknown;
    getContext: () => { canvas?: PlotCanvas };
  };
}

interface PlotCanvas {
  render: () => void;
  /** How the canvas requests its next frame. */
  requestAnimationFrame: (tick: FrameRequestCallback) => number;
}

/**
 * Redraws a plot when it has changed. The library redraws every plot sixty times a second as long
 * as it is on the page; here its loop ends with the frame after a change, because a frame that
 * requests no other is the last.
 */
function redrawOnChange({ chart }: Plot): void {
  chart.on('afterrender', () => {
    const { canvas } = chart.getContext();
    if (canvas === undefined) return;
    canvas.render();
    const ask = canvas.requestAnimationFrame;
    canvas.requestAnimationFrame = () => 0;
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        canvas.requestAnimationFrame = ask;
      });
    });
  });
}
