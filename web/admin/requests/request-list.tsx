import { Button, Skeleton } from 'antd';
import { isUnauthenticated } from '../admin-client.ts';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { ListPager } from '../shell/list-pager.tsx';
import { RequestTable } from './request-table.tsx';
import type { RequestPages } from './use-request-pages.ts';

interface RequestListProps {
  pages: RequestPages;
  /** True when a search or filter is in force. */
  narrowed: boolean;
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Takes search and filters away. */
  onWiden: () => void;
  onTurn: () => void;
}

/** The list in each of its states: loading, failed, empty, or a page of requests. */
export function RequestList(props: RequestListProps) {
  const { pages, narrowed, openId, onOpen, onWiden, onTurn } = props;
  const { rows, loading } = pages;
  const failure = isUnauthenticated(pages.error) ? undefined : pages.error;
  return (
    <div className="adm-card">
      {failure ? (
        <FailureNotice
          title={
            rows
              ? 'The list could not be updated. It shows what was loaded before.'
              : 'The requests could not be loaded.'
          }
          error={failure}
          onRetry={pages.reload}
        />
      ) : null}
      {rows === undefined && !failure ? <ListSkeleton /> : null}
      {rows?.length === 0 && !loading ? <NoRequests narrowed={narrowed} onWiden={onWiden} /> : null}
      {rows && (rows.length > 0 || loading) ? (
        <>
          <RequestTable rows={rows} loading={loading} openId={openId} onOpen={onOpen} />
          <ListPager
            {...pages}
            noun={['request', 'requests']}
            shown={rows.length}
            onTurn={onTurn}
          />
        </>
      ) : null}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="adm-card-body" role="status" aria-label="Loading requests">
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  );
}

function NoRequests({ narrowed, onWiden }: Pick<RequestListProps, 'narrowed' | 'onWiden'>) {
  return (
    <div className="adm-empty" role="status">
      <p>
        {narrowed
          ? 'No requests match this search and these filters.'
          : 'No requests yet. Trial and demo requests appear here as soon as they arrive.'}
      </p>
      {narrowed ? <Button onClick={onWiden}>Clear search and filters</Button> : null}
    </div>
  );
}
