import { Button, Tag } from 'antd';
import { useRequestThreadQuery, type RequestThreadFragment } from '../../../generated/admin.ts';
import { Moment } from '../../shell/moment.tsx';
import { isPending, stateLabels } from '../detail/delivery-labels.ts';
import { Attempts } from '../detail/delivery-parts.tsx';
import { useDeliveries } from '../detail/use-deliveries.ts';

const pollMs = 3_000;

/** What was replied to a request, with how far each reply has come. */
export function ReplyThread({ request: { id, replies } }: { request: RequestThreadFragment }) {
  const { busy, giveUp } = useDeliveries();
  const underWay = replies.some(isPending);
  return (
    <>
      {underWay ? <Follow id={id} /> : null}
      <ol className="adm-replies" aria-label="Replies so far">
        {replies.map(({ id: replyId, subject, message, sentBy, sentAt, state, delivery }) => {
          const { text, tone } = stateLabels[state];
          const pending = isPending({ state });
          return (
            <li key={replyId}>
              <div className="adm-delivery-head">
                <b>{subject}</b>
                <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>
                {pending ? (
                  <Button size="small" aria-disabled={busy} onClick={() => void giveUp(replyId)}>
                    Give up
                  </Button>
                ) : null}
              </div>
              <p className="adm-reply-text">{message}</p>
              <p className="adm-note">
                <Moment at={sentAt} inFull /> by {sentBy}
              </p>
              {pending || state === 'GIVEN_UP' ? <Attempts ledger={delivery.ledger} /> : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Asks how far replies have come; the answer goes to the cache, from which the thread is shown. */
function Follow({ id }: { id: string }) {
  useRequestThreadQuery({
    variables: { id },
    pollInterval: pollMs,
    fetchPolicy: 'network-only',
  });
  return null;
}
