import type { CalibrationBand, EvidenceContent, Study } from '../content/evidence.ts';
import { observedIn, studyFigures, type Proportion, type StudyFigures } from './study-figures.ts';

/** A band of stated confidence, with the share of its decisions that were correct. */
export interface ObservedBand extends CalibrationBand {
  observed: Proportion;
}

/** A public study with its computed figures. */
export interface StudyWithFigures extends Omit<Study, 'calibration' | 'question'> {
  figures: StudyFigures;
  calibration: ObservedBand[];
}

/**
 * The studies of the part `evidence` in order, each with its computed figures, without the question
 * to its owner. Used by the page, `/evidence.csv` and programs.
 */
export function studiesWithFigures({ studies }: EvidenceContent): StudyWithFigures[] {
  return studies.map(({ question: _ownersOwn, ...study }) => ({
    ...study,
    figures: studyFigures(study.counts),
    calibration: study.calibration.map((band) => ({ ...band, observed: observedIn(band) })),
  }));
}
