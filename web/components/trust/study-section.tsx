import type { ReactNode } from 'react';
import { publishedCounts } from '../../../schema/evidence/studies-with-figures.ts';
import type { StudySection_StudyFragment } from '../../generated/trust.ts';
import { NewTabNote } from '../new-tab-note.tsx';
import { SampleLabel } from '../sample-label.tsx';
import type { StudyCounts } from '../../../schema/content/evidence.ts';
import {
  figureNames,
  figureTitles,
  observedIn,
  studyFigures,
} from '../../../schema/evidence/study-figures.ts';
import { CalibrationPlot } from './calibration-plot.tsx';
import type { Interval } from '../../../schema/evidence/wilson.ts';

const whole = new Intl.NumberFormat('en-US');

/** Formats a count with thousands separators: 3,796. */
function countText(count: number): string {
  return whole.format(count);
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

/** Formats a share from 0 to 1 as a percentage with one decimal. */
function shareText(share: number): string {
  return `${percent(share)}%`;
}

/** Formats both bounds of an interval as percentages with one decimal. */
function intervalText({ lower, upper }: Interval): string {
  return `${percent(lower)}–${percent(upper)}%`;
}

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

/** Figures derived from a study's counts, each share with its 95 % interval. */
function StudyFiguresTable({ counts }: { counts: StudyCounts }) {
  const figures = studyFigures(counts);
  return (
    <table className="ev-table">
      <caption>Computed from the counts</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Share</th>
          <th scope="col">95% interval</th>
        </tr>
      </thead>
      <tbody>
        {figureNames.map((name) => {
          const { title, meaning } = figureTitles[name];
          const figure = figures[name];
          return (
            <tr key={name}>
              <th scope="row">
                {title}
                <small>
                  {figure === null
                    ? meaning
                    : `${meaning}: ${countText(figure.count)} of ${countText(figure.of)}`}
                </small>
              </th>
              {figure === null ? (
                <td colSpan={2}>No cases to count</td>
              ) : (
                <>
                  <td>{shareText(figure.share)}</td>
                  <td>{intervalText(figure)}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CountsTableProps {
  study: Pick<StudySection_StudyFragment, 'positive' | 'negative' | 'product'>;
  counts: StudyCounts;
}

/** The 2 × 2 table of the product's decisions against the reference standard. */
function CountsTable({ study, counts }: CountsTableProps) {
  const { positive, negative, product } = study;
  const { truePositives, falsePositives, falseNegatives, trueNegatives } = counts;
  const rows = [
    { label: positive, cells: [truePositives, falsePositives] },
    { label: negative, cells: [falseNegatives, trueNegatives] },
    { label: 'All', cells: [truePositives + falseNegatives, falsePositives + trueNegatives] },
  ];
  return (
    <table className="ev-table ev-counts">
      <caption>Counts</caption>
      <thead>
        <tr>
          <td />
          <th scope="colgroup" colSpan={3}>
            Reference standard
          </th>
        </tr>
        <tr>
          <th scope="col">{product}</th>
          <th scope="col">{positive}</th>
          <th scope="col">{negative}</th>
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells: [ofPositive = 0, ofNegative = 0] }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{countText(ofPositive)}</td>
            <td>{countText(ofNegative)}</td>
            <td>{countText(ofPositive + ofNegative)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CalibrationFigureProps {
  study: Pick<StudySection_StudyFragment, 'id' | 'calibration'>;
}

/** How well calibrated the stated confidence was: a plot and a table with the same data. */
function CalibrationFigure({ study: { id, calibration } }: CalibrationFigureProps) {
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
