import { changeText, countText, type Insights } from '../figures/figures.ts';

const totalFields = [
  { key: 'views', label: 'Views' },
  { key: 'visits', label: 'Visits' },
  { key: 'searches', label: 'Searches' },
  { key: 'fruitlessSearches', label: 'Searches without results' },
  { key: 'dialogs', label: 'Forms opened' },
  { key: 'requests', label: 'Requests' },
] as const;

interface TotalsProps {
  insights: Insights;
  days: number;
}

/** The totals of the period, each with its change from the previous period. */
export function Totals({ insights: { totals, previous }, days }: TotalsProps) {
  return (
    <dl className="ovw-figures ins-totals" aria-label="Totals">
      {totalFields.map(({ key, label }) => (
        <div key={key} className="adm-card">
          <dt>{label}</dt>
          <dd>
            <b>{countText(totals[key])}</b>
            <span className="adm-quiet">
              {changeText(totals[key], previous[key])}
              <span className="sr">
                {' '}
                (previous {days} days: {countText(previous[key])})
              </span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
