import type { Figure } from './figures.ts';
import type { Occurrence } from './subject.ts';

/** The possible subject of a figure: where a measure occurs in the sentence, and its unit. */
export interface Measure<T> extends Occurrence {
  of: T;
  unit: string;
}

const wordsAfterFigure = 7;
const wordsBeforeFigure = 10;
const commaWorth = 3;
const bracketWorth = 1;

/** Joins figures of one measure: "from 8–24 to 2–6 months", "two weeks instead of 8–24 months". */
const joint =
  /^(?:\s*(?:%|[a-z]+))?\s*(?:to|or|instead of|rather than|versus|vs\.?|against)\s+(?:[a-z]+\s+){0,2}$/iu;
/** "sensitivity and specificity", "99% and 95%": only list separators in between. */
const listed = /^\s*(?:(?:,(?:\s*and)?|and|or|&)\s*)?$/iu;
const shareOf = /^\s+of\b/iu;
const elsewhere = /\b(?:and|or|while|but)\b|,/iu;

const countWords = (text: string): number => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
const countOf = (text: string, sign: RegExp): number => text.split(sign).length - 1;

/**
 * Distance between a measure and a figure, in words; infinite where they cannot belong together.
 */
function distance(
  sentence: string,
  figure: Figure,
  measure: Occurrence,
  figures: readonly Figure[],
): number {
  const after = measure.start >= figure.end;
  const [from, to] = after ? [figure.end, measure.start] : [measure.end, figure.start];
  if (from > to) return Infinity;
  const between = sentence.slice(from, to);
  const words = countWords(between);
  const interrupted =
    /[;!?]\s|:\s*\p{L}|\p{L}:/u.test(between) ||
    figures.some(({ start, end, unit }) => unit === figure.unit && start >= from && end <= to);
  if (interrupted || words > (after ? wordsAfterFigure : wordsBeforeFigure)) return Infinity;
  const share = shareOf.test(sentence.slice(figure.end));
  if (!after && share && elsewhere.test(between)) return Infinity;
  const breaks = commaWorth * countOf(between, /,/u) + bracketWorth * countOf(between, /[()]/u);
  return words + breaks + (after ? 0 : 0.5);
}

/** Items that follow one another as a list, at least two. */
function runsOf<T extends Occurrence>(sentence: string, items: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && listed.test(sentence.slice(before.end, item.start))) run.push(item);
    else runs.push([item]);
  }
  return runs.filter(({ length }) => length > 1);
}

/**
 * "Sensitivity and specificity were 99% and 95%": as many figures as measures, in the same order.
 */
function bindLists<T>(
  sentence: string,
  figures: readonly Figure[],
  measures: readonly Measure<T>[],
): Map<Figure, Measure<T>> {
  const bound = new Map<Figure, Measure<T>>();
  const figureRuns = runsOf(sentence, figures);
  for (const run of runsOf(sentence, measures)) {
    const partner = figureRuns.find(
      (candidates) =>
        candidates.length === run.length &&
        candidates.every(({ unit }, index) => unit === run[index]?.unit),
    );
    partner?.forEach((figure, index) => {
      const measure = run[index];
      if (measure) bound.set(figure, measure);
    });
  }
  return bound;
}

/**
 * Assigns the figures of a sentence to measures: lists in their order, otherwise each measure gets
 * the nearest figure, and those joined to it.
 */
export function bindFigures<T>(
  sentence: string,
  figures: readonly Figure[],
  measures: readonly Measure<T>[],
): Map<Figure, Measure<T>> {
  const bound = bindLists(sentence, figures, measures);
  const taken = new Set(bound.values());
  const pairs = figures
    .flatMap((figure) =>
      measures
        .filter(({ unit }) => unit === figure.unit)
        .map((measure) => ({
          figure,
          measure,
          apart: distance(sentence, figure, measure, figures),
        })),
    )
    .filter(({ apart }) => apart < Infinity)
    .sort((one, other) => one.apart - other.apart);
  for (const { figure, measure } of pairs) {
    if (!bound.has(figure) && !taken.has(measure)) {
      bound.set(figure, measure);
      taken.add(measure);
    }
  }
  for (const [index, figure] of figures.entries()) {
    const next = figures[index + 1];
    if (next === undefined || figure.unit !== next.unit) continue;
    if (!joint.test(sentence.slice(figure.end, next.start))) continue;
    const measure = bound.get(figure) ?? bound.get(next);
    if (measure === undefined) continue;
    if (!bound.has(figure)) bound.set(figure, measure);
    if (!bound.has(next)) bound.set(next, measure);
  }
  return bound;
}
