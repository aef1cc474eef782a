import { useId, type ReactNode } from 'react';
import { ChartPlace, SharesChart } from './lazy-charts.tsx';

interface SharesProps {
  heading: string;
  /** What the rows are, as the head of their column. */
  noun: string;
  rows: readonly { key: string; name: ReactNode; count: number }[];
}

/** How many requests have something in common: the numbers, and a bar beside each. */
export function Shares({ heading, noun, rows }: SharesProps) {
  const id = useId();
  return (
    <section className="adm-card" aria-labelledby={id}>
      <header className="adm-card-head">
        <h3 id={id}>{heading}</h3>
      </header>
      {rows.length === 0 ? (
        <p className="adm-card-body adm-note">None in this time.</p>
      ) : (
        <div className="ovw-shares">
          <table className="ovw-table" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{noun}</th>
                <th scope="col">Requests</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, count }) => (
                <tr key={key}>
                  <th scope="row">
                    <span>{name}</span>
                  </th>
                  <td>{count.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ChartPlace className="ovw-bars">
            <SharesChart counts={rows.map(({ count }) => count)} />
          </ChartPlace>
        </div>
      )}
    </section>
  );
}
