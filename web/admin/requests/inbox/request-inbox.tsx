import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from 'antd';
import { RequestListDocument } from '../../../generated/admin.ts';
import { RequestDrawer } from '../detail/request-drawer.tsx';
import { CardBoundary } from '../../shell/card-boundary.tsx';
import { focusListTop } from '../../shell/focus-list-top.ts';
import { useListPages } from '../../shell/use-list-pages.ts';
import { useMedia } from '../../shell/use-media.ts';
import { useNewRequests } from '../new-requests.tsx';
import {
  hasFilters,
  inboxViewOf,
  noFilters,
  requestFilterOf,
  type RequestView,
} from '../request-view.ts';
import { useRequestActions } from '../use-request-actions.ts';
import { type InboxKey, InboxKeys, inboxKeys } from './inbox-keys.tsx';
import { InboxViews } from './inbox-views.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestList } from './request-list.tsx';
import { focusedRow, moveToRow, rowButton } from './row-focus.ts';
import { isDialogOpen } from '../../shell/is-dialog-open.ts';

const typedFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(typedFields) !== null;
}

/**
 * Calls `act` for the keys of the inbox while `list` is in sight. No key acts while one types
 * (contract 20.2).
 */
function useInboxKeys(list: RefObject<HTMLElement | null>, act: (key: InboxKey) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const known = inboxKeys.find(({ key }) => key === event.key);
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
    if (known === undefined || modified || isTyped(event) || isDialogOpen('.adm-request')) return;
    // A key that is held down moves through the list, and changes only one request.
    if (event.repeat && known.key !== 'j' && known.key !== 'k') return;
    if (list.current?.checkVisibility()) {
      event.preventDefault();
      act(known.key);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The width at which a request stands beside the list; must match `inbox.css`. */
const wide = '(min-width: 1280px)';

interface RequestInboxProps {
  view: RequestView;
  /** The e-mail address of the person, if it is known. */
  me: string | undefined;
  /** Changes the view; `replace` adds no entry to the browser's history. */
  onChange: (changes: Partial<RequestView>, replace: boolean) => void;
  /** Moves the focus to the search. */
  onSearch: () => void;
}

/** The list of requests, in the inbox or the suspected spam, and the detail of one of them. */
export function RequestInbox({ view, me, onChange, onSearch }: RequestInboxProps) {
  const { panel, requestId, replying } = view;
  const suspectedSpam = panel === 'suspects';
  const requestFilter = requestFilterOf(view, me);
  const pages = useListPages(
    RequestListDocument,
    requestFilter && { filter: requestFilter },
    ({ visitorRequests }) => visitorRequests,
    { polls: true },
  );
  const actions = useRequestActions();
  const { arrived, markSeen } = useNewRequests();
  const list = useRef<HTMLElement>(null);
  const beside = useMedia(wide);
  const [reply, setReply] = useState<{ id: string; times: number }>();
  const [keysShown, setKeysShown] = useState(false);
  useRowKeys(list);

  const ids = pages.rows?.map(({ id }) => id) ?? [];
  const narrow = (changes: Partial<RequestView>) => onChange(changes, true);
  const open = (id: string, replace: boolean) => {
    if (arrived.includes(id)) markSeen();
    onChange({ requestId: id }, replace);
  };
  const askToReply = (id: string) => setReply({ id, times: (reply?.times ?? 0) + 1 });
  const [wasReplying, setWasReplying] = useState<true>();
  if (replying !== wasReplying) {
    setWasReplying(replying);
    if (replying && requestId !== undefined) askToReply(requestId);
  }
  useEffect(() => {
    // A reload after the reply must not open an empty form.
    if (replying) onChange({ replying: undefined }, true);
  }, [replying, onChange]);

  /** A status that is chosen looks through all requests, and an assignee through all open ones. */
  const filter = (changes: Partial<RequestView>) => {
    const shown = inboxViewOf(view);
    const next = 'assignedTo' in changes && shown === 'mine' ? 'open' : shown;
    narrow({ ...changes, ...(suspectedSpam ? {} : { list: changes.status ? 'all' : next }) });
  };

  const goTo = (id: string | undefined) => {
    if (id === undefined) return;
    if (requestId !== undefined) open(id, true);
    else rowButton(list.current, id)?.focus();
  };
  /** The detail, if it is open, or the focus goes on to the next request. */
  const close = async (id: string): Promise<void> => {
    const place = ids.indexOf(id);
    const others = [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0)).reverse()];
    if (!(await actions.setStatus([id], 'CLOSED'))) return;
    if (requestId === id) goTo(others[0]);
    if (requestId !== undefined) return;
    // Only if the focus has not moved elsewhere in the meantime.
    const focused = document.activeElement;
    const isLost = focused === document.body || focused === list.current;
    if (isLost || focusedRow(list.current) === id) {
      goTo(others.find((other) => rowButton(list.current, other)));
    }
  };
  const act = (key: InboxKey) => {
    const current = requestId ?? focusedRow(list.current);
    const place = current === undefined ? -1 : ids.indexOf(current);
    switch (key) {
      case 'j':
        goTo(ids[place + 1]);
        break;
      case 'k':
        goTo(ids[place === -1 ? ids.length - 1 : place - 1]);
        break;
      case 'r':
        if (current === undefined) break;
        if (requestId === undefined) open(current, false);
        askToReply(current);
        break;
      case 'e':
        if (current !== undefined) void close(current);
        break;
      case '/':
        onSearch();
        break;
      case '?':
        setKeysShown(true);
    }
  };
  useInboxKeys(list, act);

  return (
    <section
      className="adm-requests"
      aria-label={suspectedSpam ? 'Suspects' : 'Inbox'}
      tabIndex={-1}
      ref={list}
    >
      {suspectedSpam || me === undefined ? null : <InboxViews view={view} me={me} />}
      <RequestFilters view={view} onChange={filter} onShowKeys={() => setKeysShown(true)} />
      <ArrivedRequests
        onShow={() => {
          onChange({ ...noFilters, panel: undefined, requestId: undefined }, false);
          focusListTop(list.current);
        }}
      />
      <div className="adm-inbox-columns">
        <CardBoundary heading="List of requests">
          <RequestList
            pages={pages}
            view={view}
            narrowed={hasFilters(view)}
            compact={beside && requestId !== undefined}
            openId={requestId}
            onOpen={(id) => open(id, beside && requestId !== undefined)}
            onWiden={() => narrow(noFilters)}
            onMoved={() => list.current?.focus({ preventScroll: true })}
            onPageChange={() => focusListTop(list.current)}
          />
        </CardBoundary>
        <RequestDrawer
          requestId={requestId}
          beside={beside}
          siblings={ids}
          reply={reply}
          onReply={askToReply}
          onShow={(id) => open(id, true)}
          onClose={() => narrow({ requestId: undefined })}
          returnFocusTo={(id) => rowButton(list.current, id) ?? list.current}
        />
      </div>
      <InboxKeys open={keysShown} onClose={() => setKeysShown(false)} />
    </section>
  );
}

/** Announces requests that have arrived since the list was opened (contract 20.2). */
function ArrivedRequests({ onShow }: { onShow: () => void }) {
  const { arrived, markSeen } = useNewRequests();
  return (
    <div className="adm-arrived" role="status">
      {arrived.length > 0 ? (
        <>
          <span>{arrived.length === 1 ? '1 new request' : `${arrived.length} new requests`}</span>
          <Button
            size="small"
            onClick={() => {
              markSeen();
              onShow();
            }}
          >
            Show
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Whether a key press is for the list: the focus is in its rows, or nowhere. */
function isForList(target: EventTarget | null, list: HTMLElement): boolean {
  return (
    target === document.body ||
    target === list ||
    (target instanceof HTMLElement && list.contains(target) && target.closest('tr') !== null)
  );
}

/** Navigates the rows of a list that is in sight with the arrow keys, Home and End. */
function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const plain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (plain && !event.defaultPrevented && list.current?.checkVisibility()) {
      if (isForList(event.target, list.current) && moveToRow(list.current, event.key)) {
        event.preventDefault();
      }
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
