import { Button } from 'antd';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Tip } from '../../components/tooltip/tip.tsx';
import { AdminIcon } from '../shell/admin-icon.tsx';
import { RequestDrawer } from './request-drawer.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestList } from './request-list.tsx';
import {
  isNarrowed,
  readRequestView,
  requestFilterOf,
  withRequestView,
  type RequestView,
} from './request-view.ts';
import { useRequestPages } from './use-request-pages.ts';
import './requests.css';

/** The "Requests" tab: both kinds of request in one list, newest first (contract §6 item 13). */
export default function RequestsTab() {
  const [address, setAddress] = useSearchParams();
  const view = readRequestView(address);
  const pages = useRequestPages(requestFilterOf(view));
  const list = useRef<HTMLElement>(null);

  const change = (changes: Partial<RequestView>, replace: boolean) =>
    setAddress((current) => withRequestView(current, changes), {
      replace,
      preventScrollReset: true,
    });
  const narrow = (changes: Partial<RequestView>) => change(changes, true);

  return (
    <section className="adm-requests" aria-label="Requests" tabIndex={-1} ref={list}>
      <h2 className="sr">Requests</h2>
      <RequestFilters view={view} onChange={narrow}>
        <Tip label="Refresh">
          <Button aria-label="Refresh" icon={<AdminIcon name="refresh" />} onClick={pages.reload} />
        </Tip>
      </RequestFilters>
      <RequestList
        pages={pages}
        narrowed={isNarrowed(view)}
        openId={view.requestId}
        onOpen={(requestId) => change({ requestId }, false)}
        onWiden={() => narrow({ search: '', kind: undefined, status: undefined })}
        onTurn={() => list.current?.focus()}
      />
      <RequestDrawer requestId={view.requestId} onClose={() => narrow({ requestId: undefined })} />
    </section>
  );
}
