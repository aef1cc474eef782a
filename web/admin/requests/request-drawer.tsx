import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useRequestDetailQuery } from '../../generated/admin.ts';
import { isUnauthenticated } from '../admin-client.ts';
import { AdminIcon } from '../shell/admin-icon.tsx';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { replyAddress } from './mail-address.ts';
import { RequestFacts } from './request-facts.tsx';
import { StatusTag } from './request-tag.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface RequestDrawerProps {
  /** The request to show; undefined closes the drawer. */
  requestId: string | undefined;
  onClose: () => void;
}

/** Everything a visitor submitted, beside the list. */
export function RequestDrawer({ requestId, onClose }: RequestDrawerProps) {
  const [shownId, setShownId] = useState(requestId);
  if (requestId !== undefined && requestId !== shownId) {
    setShownId(requestId);
  }
  useFocusReturn(requestId !== undefined);
  // The last request stays in the drawer while it closes.
  return shownId === undefined ? null : (
    <RequestDetail id={shownId} open={requestId !== undefined} onClose={onClose} />
  );
}

interface RequestDetailProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

function RequestDetail({ id, open, onClose }: RequestDetailProps) {
  const { data, error, refetch } = useRequestDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const request = data?.visitorRequest;
  const failure = request === undefined && !isUnauthenticated(error) ? error : undefined;

  return (
    <Drawer
      className="adm-drawer"
      open={open}
      onClose={onClose}
      focusable={{ focusTriggerAfterClose: false }}
      size="min(100vw, 540px)"
      title={<h2>{request ? `${request.firstName} ${request.lastName}` : 'Request'}</h2>}
      extra={request ? <StatusTag status={request.status} /> : null}
      closable={{ placement: 'end', 'aria-label': 'Close' }}
      footer={
        request ? (
          <Button type="primary" icon={<AdminIcon name="mail" />} href={replyAddress(request)}>
            Reply by email
          </Button>
        ) : null
      }
    >
      {request ? <RequestFacts request={request} /> : null}
      {failure ? (
        <FailureNotice
          title="The request could not be shown."
          error={failure}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!request && !failure ? (
        <div role="status" aria-label="Loading the request">
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      ) : null}
    </Drawer>
  );
}
