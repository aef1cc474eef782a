import { useRef } from 'react';
import { useAssigneesQuery } from '../../generated/admin.ts';
import { ExportButton } from './inbox/export-button.tsx';
import { PanelChoice } from './inbox/panel-choice.tsx';
import { RefreshButton } from '../figures/refresh-button.tsx';
import { RequestInbox } from './inbox/request-inbox.tsx';
import { MailPanel } from './mail-panel.tsx';
import { MeetingsPanel } from './meetings/meetings-panel.tsx';
import { RequestOverview } from './overview/request-overview.tsx';
import {
  readRequestView,
  requestExportAddress,
  requestFilterOf,
  withRequestView,
  type RequestView,
} from './request-view.ts';
import { SearchField } from '../shell/search-field.tsx';
import { useViewAddress } from '../shell/view-address.ts';
import '../figures/figures.css';
import './requests.css';
import '../deliveries/deliveries.css';
import './detail/detail.css';
import './inbox/inbox.css';

/** The "Requests" tab: both kinds of request in one list, newest first (product 8.2). */
export default function RequestsTab() {
  const [address, setAddress] = useViewAddress();
  const view = readRequestView(address);
  const change = (changes: Partial<RequestView>, replace: boolean) =>
    setAddress((current) => withRequestView(current, changes), {
      replace,
      preventScrollReset: true,
    });

  const me = useAssigneesQuery().data?.viewer?.email.toLowerCase();
  const filter = requestFilterOf(view, me);
  const isListed = view.panel === undefined || view.panel === 'suspects';
  const bar = useRef<HTMLDivElement>(null);

  return (
    <section aria-label="Requests">
      <h2 className="sr">Requests</h2>
      <div className="adm-desk-bar" ref={bar} role="search" aria-label="Requests">
        <PanelChoice
          panel={view.panel}
          onChoose={(panel) => change({ panel, requestId: undefined }, false)}
        />
        {isListed ? (
          <>
            <SearchField
              label="Search requests"
              value={view.search}
              onSearch={(search) => change({ search }, true)}
            />
            {filter ? <ExportButton address={requestExportAddress(filter)} /> : null}
          </>
        ) : null}
        <RefreshButton />
      </div>
      {view.panel === 'overview' ? (
        <RequestOverview view={view} onChange={change} />
      ) : view.panel === 'mail' ? (
        <MailPanel />
      ) : view.panel === 'meetings' ? (
        <MeetingsPanel
          openId={view.requestId}
          onOpen={(requestId, replace) => change({ requestId }, replace)}
        />
      ) : (
        <RequestInbox
          key={view.panel}
          view={view}
          me={me}
          onChange={change}
          onSearch={() => bar.current?.querySelector<HTMLElement>('[type="search"]')?.focus()}
        />
      )}
    </section>
  );
}
