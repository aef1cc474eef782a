import { vitalNames } from '../../schema/insights-rules.ts';

/** The name of what is measured. */
export type VitalName = (typeof vitalNames)[number];

/** How many loads fell into which cell: a measure and a range of its values. */
export type Histogram = Map<number, number>;

/** Each range is 2 % wide, so that its middle is within 1 % of every value in it. */
const ratio = 1.02;
const rangesMax = 1_024;
/** What the first range ends at: a millisecond, or a layout shift that nobody sees. */
const unitOf = { LCP: 1, INP: 1, CLS: 0.0001 };

/** The characters of a packed histogram begin behind those that texts treat in their own way. */
const firstCode = 0x100;
const countMax = 0x7fff;

/** The cell that a value falls into. */
export function cellOf(name: VitalName, value: number): number {
  const units = value / unitOf[name];
  const range = units <= 1 ? 0 : Math.ceil(Math.log(units) / Math.log(ratio));
  return vitalNames.indexOf(name) * rangesMax + Math.min(range, rangesMax - 1);
}

/** Adds the loads of one histogram to another. */
export function addHistogram(to: Histogram, from: Histogram): void {
  for (const [cell, count] of from) {
    to.set(cell, (to.get(cell) ?? 0) + count);
  }
}

/** A histogram as a short text: cells and counts in turn, a character each. */
export function packHistogram(histogram: Histogram): string {
  const codes: number[] = [];
  for (const [cell, count] of histogram) {
    for (let left = count; left > 0; left -= countMax) {
      codes.push(firstCode + cell, firstCode + Math.min(left, countMax));
    }
  }
  let text = '';
  for (const code of codes) {
    text += String.fromCharCode(code);
  }
  return text;
}

/** Adds what `packHistogram` has written to a histogram. */
export function unpackInto(histogram: Histogram, text: string): void {
  for (let at = 0; at + 1 < text.length; at += 2) {
    const cell = text.charCodeAt(at) - firstCode;
    histogram.set(cell, (histogram.get(cell) ?? 0) + text.charCodeAt(at + 1) - firstCode);
  }
}

/** What a measure was for three quarters of the loads at most, and of how many loads. */
export interface Quartile {
  /** Null where nothing was measured. */
  value: number | null;
  samples: number;
}

/** The 75th percentile of a measure, within 1 %. */
export function upperQuartile(histogram: Histogram, name: VitalName): Quartile {
  const first = vitalNames.indexOf(name) * rangesMax;
  const cells = [...histogram]
    .filter(([cell]) => cell >= first && cell < first + rangesMax)
    .sort(([one], [other]) => one - other);
  const samples = cells.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [cell, count] of cells) {
    below += count;
    if (below >= samples * 0.75) {
      const middle = cell === first ? 0 : ratio ** (cell - first - 0.5);
      const decimals = name === 'CLS' ? 4 : 0;
      return { value: Number((middle * unitOf[name]).toFixed(decimals)), samples };
    }
  }
  return { value: null, samples };
}
