import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { writtenParameter } from '../posts/post-address.ts';
import { NewRequestsProvider } from '../requests/new-requests.tsx';
import { RolesContext } from '../session/permissions.tsx';
import type { Viewer } from '../session/session.ts';
import { AdminHeader } from '../shell/admin-header.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { GoTo } from './go-to.tsx';
import { LoadBoundary, LoadFailed } from '../shell/load-boundary.tsx';
import { Loading } from '../shell/loading.tsx';
import { ClaimCorrection } from '../checks/claim-correction.tsx';
import { MailAlarm } from '../shell/mail-alarm.tsx';
import { useFocusAfterRemoval } from '../shell/use-focus-return.ts';

const ApprovalRecord = lazy(() => import('../posts/review/approval-record.tsx'));
const WritingScreen = lazy(() => import('../posts/writing/writing-screen.tsx'));

/** The tabs, or the writing screen over them: work in the tabs, such as a generation, continues. */
export function AdminScreens({ viewer }: { viewer: Viewer }) {
  const [address] = useSearchParams();
  const { post: recorded } = useParams();
  const writing = address.has(writtenParameter);
  const [tabsShown, setTabsShown] = useState(!writing);
  const [goingTo, setGoingTo] = useState(false);
  useFocusAfterRemoval();
  if (!writing && !tabsShown) {
    setTabsShown(true);
  }
  if (recorded !== undefined) {
    return (
      <RolesContext value={viewer.roles}>
        <LoadBoundary fallback={<LoadFailed />}>
          <Suspense fallback={<Loading what="the record" rows={10} />}>
            <ApprovalRecord postId={recorded} />
          </Suspense>
        </LoadBoundary>
      </RolesContext>
    );
  }
  return (
    <RolesContext value={viewer.roles}>
      <div className="adm">
        <GoTo open={goingTo} onOpen={() => setGoingTo(true)} onClose={() => setGoingTo(false)} />
        {writing ? (
          <LoadBoundary fallback={<LoadFailed />}>
            <Suspense fallback={<Loading what="the writing screen" rows={10} />}>
              <WritingScreen />
            </Suspense>
          </LoadBoundary>
        ) : null}
        {tabsShown ? (
          <div hidden={writing}>
            <a className="skip" href="#main">
              Skip to content
            </a>
            <AdminHeader viewer={viewer} onGoTo={() => setGoingTo(true)} />
            <main id="main" tabIndex={-1}>
              <NewRequestsProvider>
                <AdminTabs
                  above={
                    <>
                      <MailAlarm />
                      <ClaimCorrection />
                    </>
                  }
                />
              </NewRequestsProvider>
            </main>
          </div>
        ) : null}
      </div>
    </RolesContext>
  );
}
