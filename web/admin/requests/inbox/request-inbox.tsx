import { useRef } from 'react';
import { RequestDrawer } from '../detail/request-drawer.tsx';
import { CardBoundary } from '../../shell/card-boundary.tsx';
import { focusListTop } from '../../shell/focus-list-top.ts';
import { noFilters, hasFilters, requestFilterOf, type RequestView } from '../request-view.ts';
import { RequestFilters } from './request-filters.tsx';
import { RequestList } from './request-list.tsx';
import { rowButton } from './row-focus.ts';
import { useRequestPages } from './use-request-pages.ts';
import { useRowKeys } from './use-row-keys.ts';

interface RequestInboxProps {
  view: RequestView;
  /** Changes the view; `replace` adds no entry to the browser's history. */
  onChange: (changes: Partial<RequestView>, replace: boolean) => void;
}

/** The list of requests, in the inbox or the suspected spam, and the detail of one of them. */
export function RequestInbox({ view, onChange }: RequestInboxProps) {
  const pages = useRequestPages(requestFilterOf(view));
  const list = useRef<HTMLElement>(null);
  const { requestId } = view;
  useRowKeys(list, requestId === undefined);

  const narrow = (changes: Partial<RequestView>) => onChange(changes, true);
  const ids = pages.rows?.map(({ id }) => id) ?? [];

  return (
    <section
      className="adm-requests"
      aria-label={view.panel === 'suspects' ? 'Suspects' : 'Inbox'}
      tabIndex={-1}
      ref={list}
    >
      <RequestFilters view={view} onChange={narrow} />
      <CardBoundary heading="List of requests">
        <RequestList
          pages={pages}
          suspectedSpam={view.panel === 'suspects'}
          narrowed={hasFilters(view)}
          openId={requestId}
          onOpen={(id) => onChange({ requestId: id }, false)}
          onWiden={() => narrow(noFilters)}
          onMoved={() => list.current?.focus({ preventScroll: true })}
          onPageChange={() => focusListTop(list.current)}
        />
      </CardBoundary>
      <RequestDrawer
        requestId={requestId}
        siblings={ids}
        onShow={(id) => narrow({ requestId: id })}
        onClose={() => narrow({ requestId: undefined })}
        returnFocusTo={(id) => rowButton(list.current, id) ?? list.current}
      />
    </section>
  );
}
