import type { StudySection_StudyFragment } from '../../generated/trust.ts';
import { NewTabNote } from '../new-tab-note.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { CalibrationFigure } from './calibration-figure.tsx';
import { CountsTable } from './counts-table.tsx';
import { StudyFiguresTable } from './study-figures-table.tsx';

type Study = StudySection_StudyFragment;

function Source({ study: { source, sourceUrl } }: { study: Study }) {
  return sourceUrl === null ? (
    source
  ) : (
    <a className="tlink" href={sourceUrl} target="_blank" rel="noopener noreferrer">
      {source}
      <NewTabNote />
    </a>
  );
}

/** A study: the product, the reference standard, the counts and the derived figures. */
export function StudySection({ study }: { study: Study }) {
  const { id, title, product, referenceStandard, scope, version, note, calibration } = study;
  return (
    <section className="ev-study" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        <SampleLabel sample={study.sample} />
      </h2>
      <dl className="ev-facts">
        <div>
          <dt>Product</dt>
          <dd>{product}</dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>Reference standard</dt>
          <dd>{referenceStandard}</dd>
        </div>
        <div>
          <dt>Scope</dt>
          <dd>{scope}</dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            <Source study={study} />
          </dd>
        </div>
        {note === null ? null : (
          <div>
            <dt>Notes</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      <div className="ev-pair">
        <CountsTable study={study} />
        <StudyFiguresTable counts={study.counts} />
      </div>
      {calibration.length === 0 ? null : <CalibrationFigure study={study} />}
    </section>
  );
}
