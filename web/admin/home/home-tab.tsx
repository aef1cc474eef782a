import { Link } from 'react-router';
import { Flex } from 'antd';
import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  HomeRepliesDocument,
  useHomeContentDraftsQuery,
  useHomeDraftsQuery,
  useHomeVisitsQuery,
  useViewerQuery,
} from '../../generated/admin.ts';
import { UnsavedDrafts } from '../posts/drafts/unsaved-drafts.tsx';
import { useMay, usePermissions } from '../session/permissions.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { Loading } from '../shell/loading.tsx';
import { useViewAddress } from '../shell/view-address.ts';
import { ComingUp } from './coming-up.tsx';
import { GettingStarted } from './getting-started.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { withPostListView } from '../posts/list/post-list-view.ts';
import { WritingLink } from '../posts/writing/writing-link.tsx';
import { HomeCard } from './home-card.tsx';
import { dayMs } from '../../../schema/durations.ts';
import { changeText, countText } from '../figures/figures.ts';
import { periodUntilToday, periodVariables } from '../figures/insights-period.ts';
import './home.css';

const drafts = `?${withPostListView(new URLSearchParams({ tab: 'posts' }), { state: 'draft' }).toString()}`;

/** The latest drafts of posts, and how many drafts there are. */
function DraftsCard() {
  const posts = useHomeDraftsQuery({ fetchPolicy: 'network-only' });
  const content = useHomeContentDraftsQuery({ fetchPolicy: 'network-only' });
  const found = posts.data?.adminPosts;
  const parts = content.data?.contentParts.filter(({ hasDraft }) => hasDraft).length ?? 0;
  return (
    <HomeCard heading="Drafts" answers={[posts, content]}>
      {found?.totalCount === 0 && parts === 0 ? (
        <p className="adm-card-body adm-note">No drafts.</p>
      ) : (
        <ul className="adm-rows home-list">
          {found?.edges.map(({ node: { id, title } }) => (
            <li key={id}>
              <WritingLink className="tlink" id={id}>
                {title}
              </WritingLink>
            </li>
          ))}
          {found && found.totalCount > 0 ? (
            <li>
              <Link className="tlink" to={drafts}>
                {found.totalCount === 1 ? '1 draft' : `${String(found.totalCount)} drafts`}
              </Link>
            </li>
          ) : null}
          {parts > 0 ? (
            <li>
              <Link className="tlink" to="?tab=content">
                {parts === 1 ? '1 content draft' : `${String(parts)} content drafts`}
              </Link>
            </li>
          ) : null}
        </ul>
      )}
    </HomeCard>
  );
}

/** The tab "Home" (contract 20.1): what to do now and next, for the roles of a person. */
export default function HomeTab() {
  const { data } = useViewerQuery();
  const [address] = useViewAddress();
  const may = usePermissions();
  const viewer = data?.viewer;
  if (!viewer) return <Loading what="Home" rows={8} />;

  return (
    <div className="adm-cards home">
      <CardBoundary heading="Needs attention">
        <NeedsAttention />
      </CardBoundary>
      {may('administer') ? (
        <CardBoundary heading="Getting started">
          <GettingStarted email={viewer.email} />
        </CardBoundary>
      ) : null}
      <CardBoundary heading="Coming up">
        <ComingUp />
      </CardBoundary>
      <CardBoundary heading="Last 7 days">
        <LastWeek />
      </CardBoundary>
      <CardBoundary heading="Drafts">
        <DraftsCard />
      </CardBoundary>
      {may('write') ? (
        <CardBoundary heading="Unsaved drafts">
          <UnsavedDrafts round={address.get('write') ?? ''} />
        </CardBoundary>
      ) : null}
    </div>
  );
}

/** Visits, requests and replies of seven days, compared with the seven days before. */
function LastWeek() {
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
