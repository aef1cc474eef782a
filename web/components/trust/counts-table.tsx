import type { StudyCounts } from '../../../schema/content/evidence.ts';
import type { StudySection_StudyFragment } from '../../generated/trust.ts';
import { countText } from './share-text.ts';

interface CountsTableProps {
  study: Pick<StudySection_StudyFragment, 'positive' | 'negative' | 'product'>;
  counts: StudyCounts;
}

/** The 2 × 2 table of the product's decisions against the reference standard. */
export function CountsTable({ study, counts }: CountsTableProps) {
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
