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
export function redrawOnChange({ chart }: Plot): void {
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
