import type { ReactNode } from 'react';
import { publishedCounts } from '../../../schema/evidence/studies-with-figures.ts';
import type { StudySection_StudyFragment } from '../../generated/trust.ts';
import { NewTabNote } from '../new-tab-note.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { CalibrationFigure } from './calibration-figure.tsx';
import { CountsTable } from './counts-table.tsx';
import { StudyFiguresTable } from './study-figures-table.tsx';

type Study = StudySection_StudyFragment;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

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

/**
 * A study: the product, the reference standard, the counts and the derived figures. A study without
 * a source says only that it is not validated yet (product 17.1).
 */
export function StudySection({ study }: { study: Study }) {
  const { id, title, product, referenceStandard, scope, version, note, calibration } = study;
  const counts = publishedCounts(study);
  return (
    <section className="ev-study" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        <SampleLabel sample={study.sample} />
      </h2>
      {counts === null ? (
        <p className="ev-method">Not yet validated in a published study.</p>
      ) : (
        <>
          <dl className="ev-facts">
            <Fact name="Product">{product}</Fact>
            <Fact name="Version">{version}</Fact>
            <Fact name="Reference standard">{referenceStandard}</Fact>
            <Fact name="Scope">{scope}</Fact>
            <Fact name="Source">
              <Source study={study} />
            </Fact>
            {study.funding === '' ? null : <Fact name="Funding">{study.funding}</Fact>}
            {note === null ? null : <Fact name="Notes">{note}</Fact>}
          </dl>
          <div className="ev-pair">
            <CountsTable study={study} counts={counts} />
            <StudyFiguresTable counts={counts} />
          </div>
          {calibration.length === 0 ? null : <CalibrationFigure study={study} />}
        </>
      )}
    </section>
  );
}
