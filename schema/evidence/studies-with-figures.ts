import type { CalibrationBand, EvidenceContent, Study, StudyCounts } from '../content/evidence.ts';
import { observedIn, studyFigures, type Proportion, type StudyFigures } from './study-figures.ts';

/** A band of stated confidence, with the share of its decisions that were correct. */
interface ObservedBand extends CalibrationBand {
  observed: Proportion;
}

/** A public study with its computed figures; without a source it has neither counts nor figures. */
export interface StudyWithFigures extends Omit<Study, 'counts' | 'calibration' | 'question'> {
  counts: StudyCounts | null;
  figures: StudyFigures | null;
  calibration: ObservedBand[];
}

/** The counts of a study that may be published: those of a study with a source (product 17.1). */
export function publishedCounts<Counts>({
  source,
  counts,
}: {
  source: string;
  counts?: Counts | null | undefined;
}): Counts | null {
  return source === '' ? null : (counts ?? null);
}

/** Whether search engines may index `/evidence`: not while every study is a sample (product 17.7). */
export const hasConfirmedStudy = (studies: readonly Pick<Study, 'sample'>[]): boolean =>
  studies.some(({ sample }) => !sample);

/**
 * The studies of the part `evidence` in order, each with its computed figures, without the question
 * to its owner. Used by the page, `/evidence.csv` and programs.
 */
export function studiesWithFigures({ studies }: EvidenceContent): StudyWithFigures[] {
  return studies.map(({ question: _ownersOwn, ...study }) => {
    const counts = publishedCounts(study);
    return {
      ...study,
      counts,
      figures: counts && studyFigures(counts),
      calibration:
        counts === null
          ? []
          : study.calibration.map((band) => ({ ...band, observed: observedIn(band) })),
    };
  });
}
