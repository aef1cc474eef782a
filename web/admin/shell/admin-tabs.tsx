import { Tabs } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { adminTabs, type AdminTab } from '../tabs.ts';
import { LoadBoundary } from './load-boundary.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Loading } from './loading.tsx';

function TabPanel({ tab: { Component } }: { tab: AdminTab }) {
  return (
    <LoadBoundary fallback={<LoadFailed />}>
      <Suspense fallback={<Loading what="the tab" rows={6} />}>
        <Component />
      </Suspense>
    </LoadBoundary>
  );
}

function TabLabel({ tab: { label, Count } }: { tab: AdminTab }) {
  return (
    <span className="adm-tab">
      <span className="adm-tab-name" data-name={label}>
        {label}
      </span>
      {Count ? (
        <span aria-hidden="true">
          <Count />
        </span>
      ) : null}
    </span>
  );
}

/** The tabs of the registry; the chosen one lives in the address, as `?tab=requests`. */
export function AdminTabs() {
  const [address, setAddress] = useSearchParams();
  const chosen = adminTabs.find(({ key }) => key === address.get('tab')) ?? adminTabs[0];

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
    <Tabs
      className="adm-tabs"
      activeKey={chosen.key}
      onChange={choose}
      items={adminTabs.map((tab) => ({
        key: tab.key,
        label: <TabLabel tab={tab} />,
        children: <TabPanel tab={tab} />,
        destroyOnHidden: tab.fresh ?? false,
      }))}
    />
  );
}
