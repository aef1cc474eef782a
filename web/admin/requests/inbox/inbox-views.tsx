import { Link, useSearchParams } from 'react-router';
import { useInboxViewCountsQuery } from '../../../generated/admin.ts';
import { countText } from '../../figures/figures.ts';
import { whileInSight } from '../../shell/page-visibility.ts';
import {
  inboxFilterOf,
  inboxViewOf,
  inboxViews,
  noFilters,
  withRequestView,
  type InboxView,
  type RequestView,
} from '../request-view.ts';

const labels: Readonly<Record<InboxView, string>> = {
  open: 'Open',
  mine: 'Mine',
  overdue: 'Overdue',
  undelivered: 'Reply not delivered',
  closed: 'Closed',
  all: 'All',
};

interface InboxViewsProps {
  view: RequestView;
  /** The e-mail address of the person. */
  me: string;
}

/** Links to the views of the inbox, each with the number of its requests (product 8.2). */
export function InboxViews({ view, me }: InboxViewsProps) {
  const [address] = useSearchParams();
  const { data, previousData } = useInboxViewCountsQuery({
    variables: { mine: inboxFilterOf('mine', me) ?? {} },
    fetchPolicy: 'network-only',
    ...whileInSight,
  });
  const counts = data ?? previousData;
  const current = inboxViewOf(view);
  return (
    <nav className="adm-inbox-views" aria-label="Views">
      <ul>
        {inboxViews.map((list) => (
          <li key={list}>
            <Link
              to={`?${withRequestView(address, { ...noFilters, list, requestId: undefined }).toString()}`}
              aria-current={list === current ? 'page' : undefined}
              preventScrollReset
            >
              {labels[list]} {counts ? <span>{countText(counts[list].totalCount)}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
