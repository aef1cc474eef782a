import { Button } from 'antd';
import { useState } from 'react';
import { useRequestDetailQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { AdminIcon } from '../../shell/admin-icon.tsx';
import { CardBoundary } from '../../shell/card-boundary.tsx';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { SideDrawer, useLastShown } from '../../shell/side-drawer.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { replyTexts } from '../replies/reply-texts.ts';
import { replyAddress } from './contact-addresses.ts';
import { RequestDetail } from './request-detail.tsx';
import { Loading } from '../../shell/loading.tsx';

interface RequestDrawerProps {
  /** The request to show; undefined closes the drawer. */
  requestId: string | undefined;
  /** Whether it stands beside the list instead of over it. */
  beside?: boolean;
  /** The request to reply to, and how often that was asked for. */
  reply: { id: string; times: number } | undefined;
  onReply: (id: string) => void;
  /** The request ids of the current page of the list, in order. */
  siblings: readonly string[];
  onShow: (id: string) => void;
  onClose: () => void;
  /** The element to focus after the drawer with this request is closed. */
  returnFocusTo: (id: string) => HTMLElement | null;
}

/** The detail of one request, over the list or beside it. */
export function RequestDrawer(props: RequestDrawerProps) {
  const { requestId } = props;
  const shownId = useLastShown(requestId);
  return shownId === undefined ? null : (
    <OpenRequest {...props} id={shownId} open={requestId !== undefined} />
  );
}

interface OpenRequestProps extends Omit<RequestDrawerProps, 'requestId'> {
  id: string;
  open: boolean;
}

function OpenRequest(props: OpenRequestProps) {
  const { id, open, beside = false, siblings, reply, onReply } = props;
  const { onShow, onClose, returnFocusTo } = props;
  const { data, error, refetch } = useRequestDetailQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const request = data?.visitorRequest;
  const failure = request === undefined && !isUnauthenticated(error) ? error : undefined;
  const replyRequests = reply?.id === id ? reply.times : 0;
  const reload = () => refetch().catch(() => undefined);

  const [replying, setReplying] = useState(false);
  const [placedBeside, setPlacedBeside] = useState(beside);
  // An open request stays where it is when the width changes, so that typed text is not lost.
  if (!open && placedBeside !== beside) setPlacedBeside(beside);
  const Container = placedBeside ? SidePanel : SideDrawer;
  return (
    <Container
      className="adm-request"
      open={open}
      onClose={onClose}
      width={640}
      title={request ? `${request.firstName} ${request.lastName}` : 'Request'}
      extra={<Siblings id={id} siblings={siblings} onShow={onShow} />}
      footer={
        request ? (
          <div className="adm-drawer-actions">
            <Button
              type={replying ? 'default' : 'primary'}
              icon={<AdminIcon name="mail" />}
              onClick={() => onReply(id)}
            >
              Reply
            </Button>
            {data.outboxSummary.smtpConfigured ? null : (
              <Button href={replyAddress(request)}>Reply by email</Button>
            )}
          </div>
        ) : null
      }
      returnFocusTo={() => returnFocusTo(id)}
    >
      {data ? (
        <CardBoundary key={data.visitorRequest.id} heading="Request">
          <RequestDetail
            request={data.visitorRequest}
            outbox={data.outboxSummary}
            replyRequests={replyRequests}
            onReload={reload}
            onReplying={setReplying}
            onErased={() => {
              replyTexts.delete(id);
              onClose();
            }}
          />
        </CardBoundary>
      ) : null}
      {failure ? (
        <FailureNotice title="The request could not be loaded." error={failure} onRetry={reload} />
      ) : null}
      {!request && !failure ? <Loading what="the request" rows={10} /> : null}
    </Container>
  );
}

/** Links to the previous and next request of the list. */
function Siblings({ id, siblings, onShow }: Pick<OpenRequestProps, 'id' | 'siblings' | 'onShow'>) {
  const place = siblings.indexOf(id);
  if (place === -1 || siblings.length < 2) {
    return null;
  }
  const ways = [
    { label: 'Newer request', icon: 'up' as const, target: siblings[place - 1] },
    { label: 'Older request', icon: 'down' as const, target: siblings[place + 1] },
  ];
  return (
    <span className="adm-siblings">
      {ways.map(({ label, icon, target }) => (
        <Button
          key={label}
          data-tip=""
          type="text"
          aria-label={label}
          aria-disabled={target === undefined}
          icon={<AdminIcon name={icon} />}
          onClick={() => {
            if (target !== undefined) onShow(target);
          }}
        />
      ))}
    </span>
  );
}
