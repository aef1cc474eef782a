/** An interval of proportions, each from 0 to 1. */
export interface Interval {
  lower: number;
  upper: number;
}

/** The quantile of the normal distribution that leaves 2.5 % at each end. */
const z = 1.959963984540054;

/**
 * The 95 % score interval of a proportion (Wilson, 1927), without continuity correction. It stays
 * within 0 and 1 and is valid for small numbers and for proportions near either end. `count` and
 * `of` are whole numbers; `of` is greater than 0.
 */
export function wilsonInterval(count: number, of: number): Interval {
  const share = count / of;
  const square = z * z;
  const centre = share + square / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  const scale = 1 + square / of;
  // At the extremes the bound equals the proportion, which rounding may miss.
  return {
    lower: count === 0 ? 0 : (centre - spread) / scale,
    upper: count === of ? 1 : (centre + spread) / scale,
  };
}
