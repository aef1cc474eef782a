import type { CalibrationBand, StudyCounts } from '../content/evidence.ts';
import { wilsonInterval, type Interval } from './wilson.ts';

/** A proportion with its counts and its 95 % Wilson interval; all shares are from 0 to 1. */
export interface Proportion extends Interval {
  count: number;
  of: number;
  share: number;
}

/** The proportion of two counts; null if the denominator is zero. */
function proportion(count: number, of: number): Proportion | null {
  return of === 0 ? null : { count, of, share: count / of, ...wilsonInterval(count, of) };
}

/** The name of each figure and its description as a share, in display order. */
export const figureTitles = {
  sensitivity: { title: 'Sensitivity', meaning: 'Of the truly positive, found' },
  specificity: { title: 'Specificity', meaning: 'Correctly excluded' },
  accuracy: { title: 'Accuracy', meaning: 'Of all, decided correctly' },
  precision: { title: 'Precision', meaning: 'Of those found, truly positive' },
  prevalence: { title: 'Prevalence', meaning: 'Of all, truly positive' },
} as const;

type FigureName = keyof typeof figureTitles;

export const figureNames = Object.keys(figureTitles) as FigureName[];

/** The figures of a study; null if the denominator is zero. */
export type StudyFigures = Record<FigureName, Proportion | null>;

function casesOf(counts: StudyCounts): number {
  return (
    counts.truePositives + counts.falsePositives + counts.falseNegatives + counts.trueNegatives
  );
}

/** The figures of a study, computed from its four counts only (product 17.1). */
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

/** The observed share of correct decisions in one band of stated confidence. */
export function observedIn({ correct, decisions }: CalibrationBand): Proportion {
  return {
    count: correct,
    of: decisions,
    share: correct / decisions,
    ...wilsonInterval(correct, decisions),
  };
}
