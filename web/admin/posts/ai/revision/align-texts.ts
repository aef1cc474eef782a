import { diffArrays } from 'diff';

/** How one text of a list changed: `at` is its old index, `to` its new one. */
export type Step =
  | { kind: 'same' | 'changed'; at: number; to: number }
  | { kind: 'removed'; at: number }
  | { kind: 'added'; to: number };

/** Texts that take longer than this to compare are treated as completely different. */
const timeoutMs = 1_000;
/** With more pairs than this, the texts of a run are paired in order. */
const pairsMax = 40_000;
/** The minimum share of common words, measured on the shorter text, that makes two texts a pair. */
const pairedShare = 0.5;

function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function sizeOf(words: Map<string, number>): number {
  return [...words.values()].reduce((sum, count) => sum + count, 0);
}

/** From 0 to 1: the share of the words of the shorter text that the other one contains. */
function likeness(one: Map<string, number>, other: Map<string, number>): number {
  let shared = 0;
  for (const [word, count] of one) shared += Math.min(count, other.get(word) ?? 0);
  return shared / Math.max(1, Math.min(sizeOf(one), sizeOf(other)));
}

/** A run of texts that was replaced by another run. */
interface Run {
  before: readonly number[];
  after: readonly number[];
}

/** Pairs the texts in order until one of the two runs ends. */
function pairedInOrder({ before, after }: Run): Step[] {
  const pairs = Math.min(before.length, after.length);
  return [
    ...before.slice(0, pairs).map((at, index): Step => {
      return { kind: 'changed', at, to: after[index] ?? 0 };
    }),
    ...before.slice(pairs).map((at): Step => ({ kind: 'removed', at })),
    ...after.slice(pairs).map((to): Step => ({ kind: 'added', to })),
  ];
}

/** The most similar pairs of a run, in order, as indices within the run. */
function likePairs(scores: readonly (readonly number[])[], columns: number): [number, number][] {
  const best = Array.from({ length: scores.length + 1 }, () =>
    new Array<number>(columns + 1).fill(0),
  );
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = scores.length - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const paired = (scores[row]?.[column] ?? 0) + at(row + 1, column + 1);
      best[row]?.splice(column, 1, Math.max(at(row + 1, column), at(row, column + 1), paired));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < scores.length && column < columns;) {
    if (at(row, column) === at(row + 1, column)) row += 1;
    else if (at(row, column) === at(row, column + 1)) column += 1;
    else {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    }
  }
  return pairs;
}

function alignRun(run: Run, before: readonly string[], after: readonly string[]): Step[] {
  if (run.before.length * run.after.length > pairsMax) return pairedInOrder(run);
  const words = run.after.map((to) => wordsOf(after[to] ?? ''));
  const scores = run.before.map((at) => {
    const own = wordsOf(before[at] ?? '');
    return words.map((others) => {
      const score = likeness(own, others);
      return score >= pairedShare ? score : 0;
    });
  });
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [
    ...likePairs(scores, run.after.length),
    [run.before.length, run.after.length] as const,
  ]) {
    const between = {
      before: run.before.slice(row, nextRow),
      after: run.after.slice(column, nextColumn),
    };
    steps.push(...pairedInOrder(between));
    const [at, to] = [run.before[nextRow], run.after[nextColumn]];
    if (at !== undefined && to !== undefined) steps.push({ kind: 'changed', at, to });
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return steps;
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/**
 * How a list of texts changed: which were unchanged, changed, added and removed. Within a replaced
 * run, the texts that share the most words are paired.
 */
export function alignTexts(before: readonly string[], after: readonly string[]): Step[] {
  const changes = diffArrays([...before], [...after], { timeout: timeoutMs }) ?? [
    { value: [...before], removed: true, added: false, count: before.length },
    { value: [...after], removed: false, added: true, count: after.length },
  ];
  const steps: Step[] = [];
  let [at, to] = [0, 0];
  let run: { before: number[]; after: number[] } = { before: [], after: [] };
  const endRun = () => {
    steps.push(...alignRun(run, before, after));
    run = { before: [], after: [] };
  };
  for (const { value, removed, added } of changes) {
    if (removed) {
      run.before.push(...range(at, value.length));
      at += value.length;
    } else if (added) {
      run.after.push(...range(to, value.length));
      to += value.length;
    } else {
      endRun();
      for (let count = 0; count < value.length; count += 1) {
        steps.push({ kind: 'same', at: at + count, to: to + count });
      }
      at += value.length;
      to += value.length;
    }
  }
  endRun();
  return steps;
}
