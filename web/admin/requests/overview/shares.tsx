import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CountLink } from './count-link.tsx';
import { ChartPlace, SharesChart } from '../../figures/lazy-charts.tsx';

/** In pixels; must match the style sheet. */
const rowHeight = 36;

interface SharesProps {
  heading: string;
  /** Heading of the first column. */
  unitName: string;
  rows: readonly ShareRow[];
}

/** A category of requests with its count. */
export interface ShareRow {
  key: string;
  /** Short text for the link. */
  text: string;
  /** The displayed name; by default, `text`. */
  name?: ReactNode;
  count: number;
  /** The URL of its requests. */
  to: string | undefined;
}

/** Requests by category: counts and bars, both with links to the requests. */
export function Shares({ heading, unitName, rows }: SharesProps) {
  const id = useId();
  const navigate = useNavigate();
  const press = ({ y }: { y: number }) => {
    const to = rows[Math.floor(y * rows.length)]?.to;
    if (to !== undefined) void navigate(to);
  };
  return (
    <section className="adm-card" aria-labelledby={id}>
      <header className="adm-card-head">
        <h3 id={id}>{heading}</h3>
      </header>
      {rows.length === 0 ? (
        <p className="adm-card-body adm-note">No requests in this period.</p>
      ) : (
        <div className="ovw-shares">
          <table className="ovw-table" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{unitName}</th>
                <th scope="col">Requests</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, text, name, count, to }) => (
                <tr key={key}>
                  <th scope="row">
                    <span>{name ?? text}</span>
                  </th>
                  <td>
                    <CountLink count={count} of={text} to={to} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ChartPlace className="ovw-bars" height={rows.length * rowHeight} onPress={press}>
            <SharesChart counts={rows.map(({ count }) => count)} />
          </ChartPlace>
        </div>
      )}
    </section>
  );
}
