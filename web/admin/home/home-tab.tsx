import { useViewerQuery } from '../../generated/admin.ts';
import { may } from '../../../schema/roles.ts';
import { UnsavedDrafts } from '../posts/drafts/unsaved-drafts.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { Loading } from '../shell/loading.tsx';
import { useViewAddress } from '../shell/view-address.ts';
import { ComingUp } from './coming-up.tsx';
import { DraftsCard } from './drafts-card.tsx';
import { GettingStarted } from './getting-started.tsx';
import { LastWeek } from './last-week.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import './home.css';

/** The tab "Home" (contract 20.1): what to do now and next, for the roles of a person. */
export default function HomeTab() {
  const { data } = useViewerQuery();
  const [address] = useViewAddress();
  const viewer = data?.viewer;
  if (!viewer) return <Loading what="Home" rows={8} />;

  const { roles, email } = viewer;
  return (
    <div className="home">
      <CardBoundary heading="Needs attention">
        <NeedsAttention roles={roles} />
      </CardBoundary>
      {may(roles, 'administer') ? (
        <CardBoundary heading="Getting started">
          <GettingStarted email={email} />
        </CardBoundary>
      ) : null}
      <CardBoundary heading="Coming up">
        <ComingUp roles={roles} />
      </CardBoundary>
      <CardBoundary heading="Last 7 days">
        <LastWeek roles={roles} />
      </CardBoundary>
      <CardBoundary heading="Drafts">
        <DraftsCard />
      </CardBoundary>
      {may(roles, 'write') ? (
        <CardBoundary heading="Unsaved drafts">
          <UnsavedDrafts round={address.get('write') ?? ''} />
        </CardBoundary>
      ) : null}
    </div>
  );
}
