/** Distances from the edges of the window, in pixels. */
interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * The minimum distance of the cursor from the edges of the window: the height of fixed bars, taken
 * from the page's scroll padding, and a little more.
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
