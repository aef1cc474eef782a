import { describe, expect, it } from 'vitest';
import { figureNames, observedIn, studyFigures } from './study-figures.ts';

const counts = { truePositives: 284, falsePositives: 167, falseNegatives: 3, trueNegatives: 3_342 };

describe('figures computed from the 2 × 2 table', () => {
  it('sensitivity, specificity, accuracy, precision and prevalence have the correct numerators and denominators', () => {
    const figures = studyFigures(counts);
    expect(figureNames.map((name) => [name, figures[name]?.count, figures[name]?.of])).toEqual([
      ['sensitivity', 284, 287],
      ['specificity', 3_342, 3_509],
      ['accuracy', 3_626, 3_796],
      ['precision', 284, 451],
      ['prevalence', 287, 3_796],
    ]);
    for (const name of figureNames) {
      const figure = figures[name];
      expect(figure?.share).toBe((figure?.count ?? 0) / (figure?.of ?? 1));
    }
    expect(figures.sensitivity?.share).toBeCloseTo(0.9895, 4);
    expect(figures.sensitivity?.lower).toBeCloseTo(0.9697, 4);
    expect(figures.sensitivity?.upper).toBeCloseTo(0.9964, 4);
  });

  it('a share with a denominator of zero is null', () => {
    const none = { truePositives: 0, falsePositives: 0, falseNegatives: 0, trueNegatives: 9 };
    expect(studyFigures(none)).toMatchObject({
      sensitivity: null,
      precision: null,
      specificity: { share: 1, upper: 1 },
      prevalence: { share: 0, lower: 0 },
    });
  });

  it('a band of stated confidence has the share of its correct decisions', () => {
    expect(observedIn({ confidence: 90, decisions: 200, correct: 178 })).toMatchObject({
      count: 178,
      of: 200,
      share: 0.89,
    });
  });
});
