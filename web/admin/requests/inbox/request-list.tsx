import { Button } from 'antd';
import { useState } from 'react';
import { ListPager } from '../../shell/list-pager.tsx';
import { ListState } from '../../shell/list-state.tsx';
import type { ListPages } from '../../shell/use-list-pages.ts';
import { useRequestActions } from '../use-request-actions.ts';
import { type InboxView, inboxViewOf, requestStatuses, type RequestView } from '../request-view.ts';
import { type RequestRow, RequestTable } from './request-table.tsx';
import type { RequestStatus } from '../../../generated/admin.ts';
import { statusLabels } from '../request-labels.ts';
import { useAssignees } from '../assignment/use-assignees.ts';
import { AdminSelect } from '../../shell/admin-select.tsx';

const nobody = '';

interface AssignMenuProps {
  busy: boolean;
  onChoose: (to: string | null) => void;
}

/** Assigns the selection to the chosen administrator. */
function AssignMenu({ busy, onChoose }: AssignMenuProps) {
  const assignees = useAssignees(undefined);
  return (
    <AdminSelect<string | null>
      className="adm-assign-menu"
      aria-label="Assign selected requests to"
      placeholder="Assign to …"
      popupMatchSelectWidth={false}
      value={null}
      onChange={(to) => {
        if (!busy) onChoose(to === nobody ? null : to);
      }}
      options={[
        ...assignees.map(({ email, text }) => ({ value: email, label: text })),
        { value: nobody, label: 'Nobody' },
      ]}
    />
  );
}

interface RequestListProps {
  pages: ListPages<RequestRow>;
  view: RequestView;
  /** True if a search or filter is active. */
  narrowed: boolean;
  /** Whether a request stands beside the list, which leaves it less width. */
  compact: boolean;
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Clears search and filters. */
  onWiden: () => void;
  /** Called after rows were added or removed, which may have removed the focused element. */
  onMoved: () => void;
  onPageChange: () => void;
}

/** The list in all its states: loading, error, empty, or a page of requests. */
export function RequestList(props: RequestListProps) {
  const { pages, view, compact, openId, onOpen, onMoved, onPageChange } = props;
  const suspectedSpam = view.panel === 'suspects';
  const { rows, loading } = pages;
  const actions = useRequestActions();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const chosen = rows?.map(({ id }) => id).filter((id) => selected.includes(id)) ?? [];

  const finish = async (action: Promise<boolean>) => {
    if (await action) {
      setSelected([]);
      onMoved();
    }
  };

  return (
    <div className="adm-card">
      <ListState what="the requests" pages={pages} />
      {rows?.length === 0 && !loading ? <NoRequests {...props} /> : null}
      {rows && (rows.length > 0 || loading) ? (
        <>
          <RequestTable
            rows={rows}
            loading={loading}
            busy={actions.busy}
            compact={compact}
            openId={openId}
            onOpen={onOpen}
            selectedIds={chosen}
            onSelect={setSelected}
            onRelease={
              suspectedSpam ? ({ id }) => void finish(actions.move([id], false)) : undefined
            }
          />
          <SelectionBar
            count={chosen.length}
            busy={actions.busy}
            suspectedSpam={suspectedSpam}
            onStatus={(status) => void finish(actions.setStatus(chosen, status))}
            onAssign={(to) => void finish(actions.assign(chosen, to))}
            onMove={(isSpam) => void finish(actions.move(chosen, isSpam))}
          />
          <ListPager
            {...pages}
            itemNames={['request', 'requests']}
            shown={rows.length}
            onPageChange={onPageChange}
          />
        </>
      ) : null}
    </div>
  );
}

const emptyViews: Readonly<Record<InboxView, string>> = {
  open: 'No open requests. New ones appear here as soon as they arrive.',
  mine: 'No open requests are assigned to you.',
  overdue: 'No request is overdue for a reply.',
  undelivered: 'Every reply was delivered.',
  closed: 'No closed requests.',
  all: 'No requests yet. Trial and demo requests appear here as soon as they arrive.',
};

function emptyText({ narrowed, view }: Pick<RequestListProps, 'narrowed' | 'view'>) {
  if (narrowed) {
    return 'No requests match this search and these filters.';
  }
  return view.panel === 'suspects'
    ? 'No suspected spam. Requests from programs appear here: those that fill in the hidden field or reuse a form token.'
    : emptyViews[inboxViewOf(view)];
}

function NoRequests(props: Pick<RequestListProps, 'narrowed' | 'view' | 'onWiden'>) {
  return (
    <div className="adm-empty" role="status">
      <p>{emptyText(props)}</p>
      {props.narrowed ? <Button onClick={props.onWiden}>Clear search and filters</Button> : null}
    </div>
  );
}

interface SelectionBarProps {
  /** The number of selected requests; 0 hides the bar. */
  count: number;
  busy: boolean;
  /** Whether the list is the view of suspected spam. */
  suspectedSpam: boolean;
  onStatus: (status: RequestStatus) => void;
  onAssign: (to: string | null) => void;
  onMove: (isSpam: boolean) => void;
}

/** The actions for all selected requests. */
function SelectionBar(props: SelectionBarProps) {
  const { count, busy, suspectedSpam, onStatus, onAssign, onMove } = props;
  if (count === 0) {
    return null;
  }
  return (
    <div className="adm-selection" role="group" aria-label="Selected requests">
      <p role="status">{count === 1 ? '1 request selected' : `${count} requests selected`}</p>
      {requestStatuses.map((status) => (
        <Button key={status} aria-disabled={busy} onClick={() => onStatus(status)}>
          {`Mark as ${statusLabels[status].text.toLowerCase()}`}
        </Button>
      ))}
      <AssignMenu busy={busy} onChoose={onAssign} />
      <Button aria-disabled={busy} onClick={() => onMove(!suspectedSpam)}>
        {suspectedSpam ? 'Move to inbox' : 'Mark as suspected spam'}
      </Button>
    </div>
  );
}
