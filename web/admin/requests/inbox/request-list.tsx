import { Button } from 'antd';
import { useState } from 'react';
import { ListPager } from '../../shell/list-pager.tsx';
import type { ListPages } from '../../shell/list-pages.ts';
import { ListState } from '../../shell/list-state.tsx';
import { useRequestActions } from '../use-request-actions.ts';
import { RequestTable } from './request-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { RequestRow } from './use-request-pages.ts';

interface RequestListProps {
  pages: ListPages<RequestRow>;
  /** Whether it is the view of suspected spam. */
  suspectedSpam: boolean;
  /** True if a search or filter is active. */
  narrowed: boolean;
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
  const { pages, suspectedSpam, openId, onOpen, onMoved, onPageChange } = props;
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

function emptyText({
  narrowed,
  suspectedSpam,
}: Pick<RequestListProps, 'narrowed' | 'suspectedSpam'>) {
  if (narrowed) {
    return 'No requests match this search and these filters.';
  }
  return suspectedSpam
    ? 'No suspected spam. Requests from programs appear here: those that fill in the hidden field or reuse a form token.'
    : 'No requests yet. Trial and demo requests appear here as soon as they arrive.';
}

function NoRequests(props: Pick<RequestListProps, 'narrowed' | 'suspectedSpam' | 'onWiden'>) {
  return (
    <div className="adm-empty" role="status">
      <p>{emptyText(props)}</p>
      {props.narrowed ? <Button onClick={props.onWiden}>Clear search and filters</Button> : null}
    </div>
  );
}
