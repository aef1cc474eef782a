import type { ComparisonTable_ComparisonFragment } from '../../generated/site.ts';
import { SampleLabel } from '../sample-label.tsx';

interface ComparisonTableProps {
  comparison: ComparisonTable_ComparisonFragment;
}

/** Legacy tools next to Loon Lens; on narrow screens each row is a stack (design 3). */
export function ComparisonTable({ comparison }: ComparisonTableProps) {
  const { caption, legacyLabel, productLabel, rows } = comparison;
  return (
    <table className="vs">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Aspect</span>
          </th>
          <th scope="col">{legacyLabel}</th>
          <th scope="col">{productLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ aspect, legacy, product, sample }) => (
          <tr key={aspect}>
            <th scope="row">{aspect}</th>
            <td data-label={legacyLabel}>
              {legacy}
              <SampleLabel sample={sample} />
            </td>
            <td data-label={productLabel}>{product}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
