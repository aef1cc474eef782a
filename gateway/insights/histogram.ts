import { vitalNames } from '../../schema/insights-rules.ts';

type VitalName = (typeof vitalNames)[number];

/** The number of loads per cell: a metric and a range of its values. */
export type Histogram = Map<number, number>;

/** Each range is 2 % wide, so that its midpoint is within 1 % of every value in it. */
const ratio = 1.02;
const rangesMax = 1_024;
/** The end of the first range: a millisecond, or an invisible layout shift. */
const unitOf = { LCP: 1, INP: 1, CLS: 0.0001 };

/** The characters of an encoded histogram start after those with a special meaning in text. */
const firstCode = 0x100;
const countMax = 0x7fff;

export function cellOf(name: VitalName, value: number): number {
  const units = value / unitOf[name];
  const range = units <= 1 ? 0 : Math.ceil(Math.log(units) / Math.log(ratio));
  return vitalNames.indexOf(name) * rangesMax + Math.min(range, rangesMax - 1);
}

export function addHistogram(to: Histogram, from: Histogram): void {
  for (const [cell, count] of from) {
    to.set(cell, (to.get(cell) ?? 0) + count);
  }
}

/** The number of loads in a histogram: that of the metric with the most values. */
export function samplesOf(histogram: Histogram): number {
  const samples = vitalNames.map(() => 0);
  for (const [cell, count] of histogram) {
    const measure = Math.floor(cell / rangesMax);
    samples[measure] = (samples[measure] ?? 0) + count;
  }
  return Math.max(...samples);
}

/** Encodes a histogram as a short text: cells and counts alternately, one character each. */
export function encodeHistogram(histogram: Histogram): string {
  const codes: number[] = [];
  for (const [cell, count] of histogram) {
    for (let remaining = count; remaining > 0; remaining -= countMax) {
      codes.push(firstCode + cell, firstCode + Math.min(remaining, countMax));
    }
  }
  let text = '';
  for (const code of codes) {
    text += String.fromCharCode(code);
  }
  return text;
}

/** Adds a histogram encoded by `encodeHistogram` to another. */
export function unpackInto(histogram: Histogram, text: string): void {
  for (let at = 0; at + 1 < text.length; at += 2) {
    const cell = text.charCodeAt(at) - firstCode;
    histogram.set(cell, (histogram.get(cell) ?? 0) + text.charCodeAt(at + 1) - firstCode);
  }
}

/** The 75th percentile of a metric, and the number of measured loads. */
interface Quartile {
  /** Null if nothing was measured. */
  value: number | null;
  samples: number;
}

/**
 * The 75th percentile of each metric, within 1 %, of concatenated histograms as encoded by
 * `encodeHistogram`. One response merges those of years, hence arrays and plain loops.
 */
export function upperQuartiles(encoded: string): Record<VitalName, Quartile> {
  const counts = new Float64Array(vitalNames.length * rangesMax);
  const samples = [0, 0, 0];
  for (let at = 0; at + 1 < encoded.length; at += 2) {
    const cell = encoded.charCodeAt(at) - firstCode;
    const count = encoded.charCodeAt(at + 1) - firstCode;
    const measure = Math.floor(cell / rangesMax);
    counts[cell] = (counts[cell] ?? 0) + count;
    samples[measure] = (samples[measure] ?? 0) + count;
  }
  const of = (name: VitalName): Quartile => {
    const measure = vitalNames.indexOf(name);
    return quartileFrom(name, counts, measure * rangesMax, samples[measure] ?? 0);
  };
  return { LCP: of('LCP'), INP: of('INP'), CLS: of('CLS') };
}

/** The same for one metric, whose counts start at `first`. */
function quartileFrom(
  name: VitalName,
  counts: Float64Array,
  first: number,
  samples: number,
): Quartile {
  if (samples === 0) {
    return { value: null, samples };
  }
  let range = 0;
  for (let below = counts[first] ?? 0; below < samples * 0.75;) {
    range += 1;
    below += counts[first + range] ?? 0;
  }
  const middle = range === 0 ? 0 : ratio ** (range - 0.5);
  const decimals = name === 'CLS' ? 4 : 0;
  return { value: Number((middle * unitOf[name]).toFixed(decimals)), samples };
}
