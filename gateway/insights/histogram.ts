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

/** How many loads a histogram holds: those of the measure that was told of most often. */
export function samplesOf(histogram: Histogram): number {
  const samples = vitalNames.map(() => 0);
  for (const [cell, count] of histogram) {
    const measure = Math.floor(cell / rangesMax);
    samples[measure] = (samples[measure] ?? 0) + count;
  }
  return Math.max(...samples);
}

/** A histogram as a short text: cells and counts in turn, a character each. */
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

/** Adds what `encodeHistogram` has written to a histogram. */
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

/**
 * The 75th percentile of each measure, within 1 %, of histograms as `encodeHistogram` writes them,
 * one behind the other. Those of years come together in an answer, hence arrays and plain loops.
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

/** The same of one measure, whose counts begin at `first`. */
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
