import type { PerformanceChart_TabFragment } from '../../generated/site.ts';

type Tab = PerformanceChart_TabFragment;

function rowsOf(tab: Tab): { id: string; label: string; value: string }[] {
  return tab.__typename === 'WaffleTab'
    ? tab.measures.map(({ id, label, percent }) => ({ id, label, value: `${percent}%` }))
    : tab.bars;
}

/** The figures of one tab as a table; visually hidden while the plots are shown. */
export function FiguresTable({ tab }: { tab: Tab }) {
  return (
    <div className="figures">
      <table>
        <caption>{tab.tableCaption}</caption>
        <tbody>
          {rowsOf(tab).map(({ id, label, value }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
