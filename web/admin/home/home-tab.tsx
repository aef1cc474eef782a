import { useViewerQuery } from '../../generated/admin.ts';
import { UnsavedDrafts } from '../posts/drafts/unsaved-drafts.tsx';
import { usePermissions } from '../session/permissions.tsx';
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
