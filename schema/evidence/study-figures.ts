import type { CalibrationBand, StudyCounts } from '../content/evidence.ts';
import { wilsonInterval, type Interval } from './wilson.ts';

/** A share with its numbers, and its 95 % Wilson interval; all shares are from 0 to 1. */
export interface Proportion extends Interval {
  count: number;
  of: number;
  share: number;
}

/** How many of how many; null of none, since there is no share of nothing. */
function proportion(count: number, of: number): Proportion | null {
  return of === 0 ? null : { count, of, share: count / of, ...wilsonInterval(count, of) };
}

/** What each figure is called, and of what it is the share, in the order in which they stand. */
export const figureTitles = {
  sensitivity: { title: 'Sensitivity', meaning: 'Of the truly positive, found' },
  specificity: { title: 'Specificity', meaning: 'Correctly excluded' },
  accuracy: { title: 'Accuracy', meaning: 'Of all, decided correctly' },
  precision: { title: 'Precision', meaning: 'Of those found, truly positive' },
  prevalence: { title: 'Prevalence', meaning: 'Of all, truly positive' },
} as const;

/** The name of a figure that is computed from the table of a study. */
export type FigureName = keyof typeof figureTitles;

/** The names of those figures, in their order. */
export const figureNames = Object.keys(figureTitles) as FigureName[];

/** The figures of a study; null where the table has nothing to compute one from. */
export type StudyFigures = Record<FigureName, Proportion | null>;

/** How many cases the table of a study counts. */
function casesOf(counts: StudyCounts): number {
  return (
    counts.truePositives + counts.falsePositives + counts.falseNegatives + counts.trueNegatives
  );
}

/** What follows from the four counts of a study, and from nothing else (product 17.1). */
export function studyFigures(counts: StudyCounts): StudyFigures {
  const { truePositives, falsePositives, falseNegatives, trueNegatives } = counts;
  const cases = casesOf(counts);
  return {
    sensitivity: proportion(truePositives, truePositives + falseNegatives),
    specificity: proportion(trueNegatives, trueNegatives + falsePositives),
    accuracy: proportion(truePositives + trueNegatives, cases),
    precision: proportion(truePositives, truePositives + falsePositives),
    prevalence: proportion(truePositives + falseNegatives, cases),
  };
}

/** How often the decisions of one band of stated confidence were correct. */
export function observedIn({ correct, decisions }: CalibrationBand): Proportion {
  return {
    count: correct,
    of: decisions,
    share: correct / decisions,
    ...wilsonInterval(correct, decisions),
  };
}
