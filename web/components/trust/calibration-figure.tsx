import { observedIn } from '../../../schema/evidence/study-figures.ts';
import type { StudySection_StudyFragment } from '../../generated/trust.ts';
import { CalibrationPlot } from './calibration-plot.tsx';
import { countText, intervalText, shareText } from './share-text.ts';

interface CalibrationFigureProps {
  study: Pick<StudySection_StudyFragment, 'id' | 'calibration'>;
}

/** How well calibrated the stated confidence was: a plot and a table with the same data. */
export function CalibrationFigure({ study: { id, calibration } }: CalibrationFigureProps) {
  const heading = `${id}-calibration`;
  const caption = `${id}-calibration-caption`;
  return (
    <>
      <h3 id={heading}>Calibration</h3>
      <div className="ev-pair">
        <figure>
          <CalibrationPlot bands={calibration} labelledBy={`${heading} ${caption}`} />
          <figcaption id={caption}>
            Each square is a group of decisions: its stated confidence and the share that was
            correct, with the 95% interval. Squares on the dashed line are perfectly calibrated.
          </figcaption>
        </figure>
        <table className="ev-table">
          <caption>Decisions by stated confidence</caption>
          <thead>
            <tr>
              <th scope="col">Stated</th>
              <th scope="col">Correct</th>
              <th scope="col">Share</th>
              <th scope="col">95% interval</th>
            </tr>
          </thead>
          <tbody>
            {calibration.map((band) => {
              const { count, of, ...observed } = observedIn(band);
              return (
                <tr key={band.confidence}>
                  <th scope="row">{`${band.confidence}%`}</th>
                  <td>{`${countText(count)} of ${countText(of)}`}</td>
                  <td>{shareText(observed.share)}</td>
                  <td>{intervalText(observed)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
