/** Distances from the edges of the window, in pixels. */
interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * How far from the window's edges the cursor is kept: what bars of the page cover there, which it
 * says as its scroll padding, and a little more.
 */
export function scrollMargin(): Margin {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const covered = (padding: string) => Number.parseFloat(padding) || 0;
  return {
    top: covered(scrollPaddingTop) + 8,
    right: 0,
    bottom: covered(scrollPaddingBottom) + 8,
    left: 0,
  };
}
