import { Button } from 'antd';
import type { RequestOverviewQuery } from '../../../generated/admin.ts';
import { noFilters, type RequestView } from '../request-view.ts';
import { countText } from '../../figures/figures.ts';

interface OverviewFiguresProps {
  overview: RequestOverviewQuery['requestOverview'];
  onShow: (changes: Partial<RequestView>) => void;
}

/** The key figures, each with a link to its requests. */
export function OverviewFigures({ overview, onShow }: OverviewFiguresProps) {
  const { total, suspects, waiting, waitingTooLong } = overview;
  const inbox = { ...noFilters, panel: undefined };
  const figures: { label: string; count: number; view?: Partial<RequestView> }[] = [
    { label: 'Requests in this period', count: total },
    { label: 'Awaiting a reply', count: waiting, view: { ...inbox, awaiting: true } },
    { label: 'Overdue', count: waitingTooLong, view: { ...inbox, list: 'overdue' } },
    { label: 'Suspected spam in this period', count: suspects, view: { panel: 'suspects' } },
  ];
  return (
    <dl className="ovw-figures">
      {figures.map(({ label, count, view }) => (
        <div key={label} className="adm-card">
          <dt>{label}</dt>
          <dd>
            <b>{countText(count)}</b>
            {view && count > 0 ? (
              <Button
                type="link"
                size="small"
                aria-label={`Show requests: ${label}`}
                onClick={() => onShow(view)}
              >
                Show
              </Button>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
