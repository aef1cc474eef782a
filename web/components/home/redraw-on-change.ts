/** The parts of a plot of the charting library that are used here; its own types say `any`. */
interface Plot {
  chart: {
    on: (event: 'afterrender', listener: () => void) => unknown;
    getContext: () => { canvas?: PlotCanvas };
  };
}

interface PlotCanvas {
  render: () => void;
  /** How the canvas asks for its next frame. */
  requestAnimationFrame: (tick: FrameRequestCallback) => number;
}

/**
 * Draws a plot when it has changed. The library draws every plot sixty times a second for as long
 * as it stands on the page; here its loop ends with the frame after a change, since a frame that
 * asks for no other is the last.
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
