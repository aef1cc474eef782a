import { Flex } from 'antd';
import { skipToken, useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import {
  HomeRequestsDocument,
  useHomePublicationsQuery,
  type HomeRequestsQuery,
} from '../../generated/admin.ts';
import { minuteMs } from '../../../schema/durations.ts';
import { countText } from '../figures/figures.ts';
import { AwaitingReply } from '../requests/awaiting-reply.tsx';
import { withRequestView, type RequestView } from '../requests/request-view.ts';
import { momentInFull } from '../shell/moment-text.ts';
import { useAgainWhenShown, whileInSight } from '../shell/page-visibility.ts';
import { replyFormAddress, requestAddress, settingsAddress } from '../shell/view-address.ts';
import { WritingLink } from '../posts/writing/writing-link.tsx';
import { useMay } from '../session/permissions.tsx';
import { HomeCard } from './home-card.tsx';

const listed = (view: Partial<RequestView>) =>
  `?${withRequestView(new URLSearchParams({ tab: 'requests' }), view).toString()}`;

/** Notifications that were queued ten minutes ago are late. */
function isLate({ outboxSummary: { oldestWaitingSince } }: HomeRequestsQuery): boolean {
  return oldestWaitingSince !== null && Date.now() - Date.parse(oldestWaitingSince) > 10 * minuteMs;
}

/** What somebody has to do now (contract 20.1), for the roles of a person. */
export function NeedsAttention() {
  const handles = useMay('handleRequests');
  const requests = useQuery(
    HomeRequestsDocument,
    handles ? { fetchPolicy: 'network-only', ...whileInSight } : skipToken,
  );
  const publications = useHomePublicationsQuery({ fetchPolicy: 'network-only' });
  useAgainWhenShown(() => {
    if (handles) void requests.refetch().catch(() => undefined);
  });
  const { data } = requests;
  const blocked = publications.data?.blockedPublications ?? [];
  const isEmpty =
    blocked.length === 0 &&
    (data === undefined ||
      (data.awaiting.totalCount === 0 &&
        data.undelivered.totalCount === 0 &&
        data.withdrawn.totalCount === 0 &&
        !isLate(data)));
  return (
    <HomeCard
      heading="Needs attention"
      answers={handles ? [requests, publications] : [publications]}
    >
      {isEmpty ? (
        <p className="adm-card-body adm-note" role="status">
          Nothing needs attention.
        </p>
      ) : null}
      {data ? <WaitingRequests data={data} /> : null}
      {blocked.length > 0 ? (
        <ul className="adm-rows home-list">
          {blocked.map(({ postId, title, dueAt }) => (
            <li key={`${postId} ${dueAt}`}>
              <WritingLink className="tlink" id={postId}>
                {title}
              </WritingLink>
              <span className="adm-note">
                was not published on {momentInFull(new Date(dueAt))}: its checks found problems.
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </HomeCard>
  );
}

function WaitingRequests({ data }: { data: HomeRequestsQuery }) {
  const { requestsAwaitingReply, awaiting, overdue, undelivered, withdrawn, outboxSummary } = data;
  const counts = [
    {
      count: awaiting.totalCount,
      itemNames: ['request awaiting a reply', 'requests awaiting a reply'],
      to: listed({ awaiting: true }),
    },
    {
      count: overdue.totalCount,
      itemNames: ['overdue', 'overdue'],
      to: listed({ list: 'overdue' }),
    },
    {
      count: undelivered.totalCount,
      itemNames: ['reply not delivered', 'replies not delivered'],
      to: listed({ list: 'undelivered' }),
    },
    {
      count: withdrawn.totalCount,
      itemNames: [
        'consent to processing withdrawn: erase the data',
        'consents to processing withdrawn: erase the data',
      ],
      to: listed({ processingWithdrawn: true }),
    },
    {
      count: isLate(data) ? outboxSummary.waiting : 0,
      itemNames: ['notification not delivered', 'notifications not delivered'],
      to: settingsAddress('notifications'),
    },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {counts.length > 0 ? (
        <Flex component="ul" className="home-counts" wrap gap="4px 32px">
          {counts.map(({ count, itemNames: [one, several], to }) => (
            <li key={to}>
              <Link to={to}>
                <b>{countText(count)}</b> <span>{count === 1 ? one : several}</span>
              </Link>
            </li>
          ))}
        </Flex>
      ) : null}
      {requestsAwaitingReply.length > 0 ? (
        <ul className="adm-rows home-list">
          {requestsAwaitingReply.map((request) => (
            <li key={request.id}>
              <Link className="tlink" id={`sender-${request.id}`} to={requestAddress(request.id)}>
                {request.firstName} {request.lastName}
              </Link>
              <span className="adm-note">{request.affiliation}</span>
              {request.replyNotDelivered ? (
                <span className="adm-note">Reply not delivered</span>
              ) : null}
              <AwaitingReply since={request.waitingSince} overdue={request.overdue} />
              <Link
                className="tlink"
                to={replyFormAddress(request.id)}
                aria-describedby={`sender-${request.id}`}
              >
                Reply
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
