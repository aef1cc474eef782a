import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { TabPanel, Tabs } from '../../components/tabs.tsx';
import { usePermissions } from '../session/permissions.tsx';
import { type AdminTab, adminTabs } from './tabs.ts';
import { writtenParameter } from '../posts/post-address.ts';
import { useNewRequests } from '../requests/new-requests.tsx';
import { Card } from '../shell/card.tsx';
import { LoadBoundary, LoadFailed } from '../shell/load-boundary.tsx';
import { Loading } from '../shell/loading.tsx';
import { TabMenu } from './tab-menu.tsx';
import { useMedia } from '../shell/use-media.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useViewAddress } from '../shell/view-address.ts';
import { rolesMessage } from '../../../schema/roles.ts';
import './navigation.css';

/** The widths at which the groups of tabs are rows; must match `navigation.css`. */
const inRows = '(min-width: 768px) and (max-width: 1279px)';

function TabContent({ tab: { Component } }: { tab: AdminTab }) {
  return (
    <LoadBoundary fallback={<LoadFailed />}>
      <Suspense fallback={<Loading what="the tab" rows={6} />}>
        <Component />
      </Suspense>
    </LoadBoundary>
  );
}

/**
 * The navigation and the registered tabs; the selected one is stored in the URL, as
 * `?tab=requests`. A tab that was opened preserves its input while another one is shown.
 */
export function AdminTabs({ above }: { above: ReactNode }) {
  const [address, setAddress] = useViewAddress();
  const rows = useMedia(inRows);
  const may = usePermissions();
  const chosen = adminTabs.find(({ key }) => key === address.get('tab')) ?? adminTabs[0];
  const { length: arrived } = useNewRequests().arrived;
  const title = `${arrived > 0 ? `(${String(arrived)}) ` : ''}${chosen.label}`;
  useScreenTitle(address.has(writtenParameter) ? undefined : title);
  const [opened, setOpened] = useState<readonly string[]>([chosen.key]);
  if (!opened.includes(chosen.key)) {
    setOpened([...opened, chosen.key]);
  }

  const choose = (key: string) =>
    setAddress(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('tab', key);
        return changed;
      },
      { preventScrollReset: true },
    );

  return (
    <Tabs chosen={may(chosen.needs) ? chosen.key : undefined} onChoose={choose}>
      <div className="adm-tabs">
        <TabMenu chosen={chosen} orientation={rows ? 'horizontal' : 'vertical'} />
        <div className="adm-wrap adm-panels">
          {above}
          {adminTabs.map((tab) => (
            <TabPanel key={tab.key} tab={tab.key} hidden={tab !== chosen}>
              {tab === chosen || (opened.includes(tab.key) && !tab.fresh) ? (
                may(tab.needs) ? (
                  <TabContent tab={tab} />
                ) : (
                  <NotPermitted />
                )
              ) : null}
            </TabPanel>
          ))}
        </div>
      </div>
    </Tabs>
  );
}

/** In place of a tab that a person's roles do not permit, such as from a bookmark (product 21.6). */
function NotPermitted() {
  return (
    <Card heading="Not permitted" level="h2">
      <div className="adm-card-body set-stack" role="alert">
        <p>{rolesMessage}</p>
        <p>
          <Link className="tlink" to="?tab=home">
            Back to Home
          </Link>
        </p>
      </div>
    </Card>
  );
}
