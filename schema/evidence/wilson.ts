/** An interval of shares, each from 0 to 1. */
export interface Interval {
  lower: number;
  upper: number;
}

/** The quantile of the normal distribution that leaves 2.5 % at either end. */
const z = 1.959963984540054;

/**
 * The 95 % score interval of a share (Wilson, 1927), without a correction for continuity. It stays
 * within 0 and 1 and holds for small numbers and for shares near either end. In: how many of how
 * many, whole numbers, `of` more than 0. Out: shares.
 */
export function wilsonInterval(count: number, of: number): Interval {
  const share = count / of;
  const square = z * z;
  const centre = share + square / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  const scale = 1 + square / of;
  // At the ends the bound is the share itself, which rounding may miss.
  return {
    lower: count === 0 ? 0 : (centre - spread) / scale,
    upper: count === of ? 1 : (centre + spread) / scale,
  };
}
