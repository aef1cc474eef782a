import { stringify } from 'csv-stringify/sync';
import { figureNames, figureTitles } from '../../../schema/evidence/study-figures.ts';
import type { StudyWithFigures } from '../../../schema/evidence/studies-with-figures.ts';

const header = [
  ...['Study', 'Product', 'Version', 'Sample'],
  ...['True positives', 'False positives', 'False negatives', 'True negatives'],
  ...figureNames.flatMap((name) => {
    const { title } = figureTitles[name];
    return [title, `${title}, lower`, `${title}, upper`];
  }),
  ...['Reference standard', 'Scope', 'Source', 'URL', 'Notes', 'Funding'],
];

function rowOf(study: StudyWithFigures): (string | number)[][] {
  const { counts, figures } = study;
  if (counts === null || figures === null) return [];
  const row = [
    study.title,
    study.product,
    study.version,
    study.sample ? 'yes' : 'no',
    counts.truePositives,
    counts.falsePositives,
    counts.falseNegatives,
    counts.trueNegatives,
    ...figureNames.flatMap((name): (string | number)[] => {
      const figure = figures[name];
      return figure === null ? ['', '', ''] : [figure.share, figure.lower, figure.upper];
    }),
    study.referenceStandard,
    study.scope,
    study.source,
    study.sourceUrl ?? '',
    study.note ?? '',
    study.funding,
  ];
  return [row];
}

/**
 * `/evidence.csv`: one row per study with counts: the counts and computed figures. Shares and 95 % bounds
 * are from 0 to 1, and empty if the denominator is zero (RFC 4180, UTF-8 with a byte order mark). A
 * cell that a spreadsheet would read as a formula gets a leading apostrophe (product 17.2).
 */
export function evidenceCsv(studies: readonly StudyWithFigures[]): string {
  return stringify([header, ...studies.flatMap(rowOf)], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
