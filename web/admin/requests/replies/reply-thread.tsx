import { Alert, Tag } from 'antd';
import { useRef } from 'react';
import {
  useRequestThreadQuery,
  type OutboxState,
  type RequestThreadFragment,
} from '../../../generated/admin.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { Moment } from '../../shell/moment.tsx';
import { isPending } from '../../deliveries/delivery-labels.ts';
import { Attempts } from '../../deliveries/delivery-parts.tsx';
import { useDeliveries } from '../detail/use-deliveries.ts';

const pollMs = 3_000;

const queued = { text: 'Reply queued', tone: 'info' };

/** The state of a reply: sent means accepted by the mail server (product 14.11). */
const replyLabels: Record<OutboxState, { text: string; tone: string }> = {
  WAITING: queued,
  SENDING: queued,
  DELIVERED: { text: 'Sent', tone: 'ok' },
  GIVEN_UP: { text: 'Not delivered', tone: 'warn' },
};

type Reply = RequestThreadFragment['replies'][number];

interface ReplyThreadProps {
  request: RequestThreadFragment & { replyNotDelivered: boolean };
  smtpConfigured: boolean;
  /** Opens the text of a stopped reply in the form, to be sent again. */
  onStopped: () => Promise<void>;
}

/** The replies to a request with their delivery states. */
export function ReplyThread({ request, smtpConfigured, onStopped }: ReplyThreadProps) {
  const { id, replies, replyNotDelivered } = request;
  const { busy, stopTrying } = useDeliveries();
  const list = useRef<HTMLOListElement>(null);
  const pending = replies.filter(isPending);
  const mailFails =
    !smtpConfigured || replyNotDelivered || pending.some(({ delivery }) => delivery.ledger.length);
  return (
    <>
      {pending.length > 0 ? <Follow id={id} /> : null}
      {pending.length > 0 && mailFails ? (
        <Alert
          type="warning"
          showIcon
          title="Your reply is queued: e-mails are not being delivered."
          description={
            smtpConfigured
              ? 'Sending is retried until the mail server accepts it. After ten minutes, the request counts as awaiting a reply.'
              : 'No mail server is configured. After ten minutes the request counts as awaiting a reply.'
          }
        />
      ) : null}
      <ol className="adm-replies" aria-label="Reply history" ref={list} tabIndex={-1}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <div className="adm-delivery-head">
              <b>{reply.subject}</b>
              <StateTag state={reply.state} />
              <ConfirmButton
                button={isPending(reply) ? { size: 'small' } : undefined}
                title="Stop trying to send this reply?"
                action="Stop trying"
                busy={busy}
                onConfirm={() => stopTrying(reply.id, onStopped)}
                focusWhenDone={() => list.current}
              >
                <p>
                  Its text returns to the form, where you can edit and send it again. If no other
                  reply was sent, the request becomes “New” again.
                </p>
              </ConfirmButton>
            </div>
            <p className="adm-reply-text">{reply.message}</p>
            <p className="adm-note">
              <Moment at={reply.sentAt} inFull /> by {reply.sentBy}
            </p>
            {reply.state === 'DELIVERED' ? null : <Attempts ledger={reply.delivery.ledger} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function StateTag({ state }: Pick<Reply, 'state'>) {
  const { text, tone } = replyLabels[state];
  return <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>;
}

/**
 * Polls the delivery state of replies; the responses update the cache, from which the thread is
 * rendered.
 */
function Follow({ id }: { id: string }) {
  useRequestThreadQuery({
    variables: { id },
    pollInterval: pollMs,
    fetchPolicy: 'network-only',
  });
  return null;
}
