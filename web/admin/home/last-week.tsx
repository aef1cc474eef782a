import { Flex } from 'antd';
import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { HomeRepliesDocument, useHomeVisitsQuery } from '../../generated/admin.ts';
import { dayMs } from '../../../schema/durations.ts';
import { changeText, countText } from '../figures/figures.ts';
import { periodUntilToday, periodVariables } from '../figures/insights-period.ts';
import { useMay } from '../session/permissions.tsx';
import { HomeCard } from './home-card.tsx';

/** Visits, requests and replies of seven days, compared with the seven days before. */
export function LastWeek() {
  const handles = useMay('handleRequests');
  const [end] = useState(() => new Date());
  const daysBefore = (days: number) => new Date(end.getTime() - days * dayMs).toISOString();
  const visits = useHomeVisitsQuery({
    variables: periodVariables(periodUntilToday('7d', end)),
    fetchPolicy: 'network-only',
  });
  const weeks = { start: daysBefore(14), middle: daysBefore(7), end: end.toISOString() };
  const replies = useQuery(
    HomeRepliesDocument,
    handles ? { variables: weeks, fetchPolicy: 'network-only' } : skipToken,
  );
  const { totals, previous } = visits.data?.insights ?? {};
  const figures = [
    { label: 'Visits', count: totals?.visits, before: previous?.visits },
    { label: 'Requests', count: totals?.requests, before: previous?.requests },
    {
      label: 'Replies',
      count: replies.data?.week.replies,
      before: replies.data?.before.replies,
    },
  ];
  return (
    <HomeCard heading="Last 7 days" answers={handles ? [visits, replies] : [visits]}>
      <Flex component="dl" className="adm-card-body home-figures" wrap gap="12px 40px">
        {figures.map(({ label, count, before }) =>
          count === undefined || before === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{countText(count)}</b>
                <span className="adm-note">
                  {changeText(count, before)}
                  <span className="sr"> (previous 7 days: {countText(before)})</span>
                </span>
              </dd>
            </div>
          ),
        )}
      </Flex>
    </HomeCard>
  );
}
