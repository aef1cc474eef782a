import { Button, Tag } from 'antd';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import type { NotificationFragment, RequestDetailQuery } from '../../../generated/admin.ts';
import { Received } from '../received.tsx';
import { channelLabels, isPending, stateLabels } from './delivery-labels.ts';
import { DetailSection } from './detail-section.tsx';
import { useDeliveries } from './use-deliveries.ts';

interface DeliveriesProps {
  request: Pick<RequestDetailQuery['visitorRequest'], 'id' | 'notifications' | 'suspect'>;
  outbox: RequestDetailQuery['outboxSummary'];
}

/** Each notification of a request with each attempt to deliver it, and a way to send it again. */
export function Deliveries({ request, outbox }: DeliveriesProps) {
  const { id, notifications, suspect } = request;
  const { busy, sendAgain, giveUp } = useDeliveries();
  const mailReady = outbox.smtpConfigured && outbox.recipients.length > 0;
  return (
    <DetailSection
      heading="Notification"
      extra={
        <Button disabled={busy} onClick={() => void sendAgain(id)}>
          Send again
        </Button>
      }
    >
      {notifications.length === 0 ? (
        <p className="adm-note">
          {suspect ? 'None was written: suspects are not notified of.' : 'None has been written.'}
        </p>
      ) : (
        <ul className="adm-deliveries">
          {notifications.map((message) => (
            <li key={message.id}>
              <DeliveryHead message={message}>
                {isPending(message) ? (
                  <Button size="small" disabled={busy} onClick={() => void giveUp(message.id)}>
                    Give up
                  </Button>
                ) : null}
              </DeliveryHead>
              {message.state === 'WAITING' ? (
                <WaitingReason message={message} mailReady={mailReady} />
              ) : null}
              <Attempts ledger={message.ledger} />
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

interface DeliveryHeadProps {
  message: NotificationFragment;
  children: React.ReactNode;
}

function DeliveryHead({ message, children }: DeliveryHeadProps) {
  const { text, tone } = stateLabels[message.state];
  return (
    <div className="adm-delivery-head">
      <b>{channelLabels[message.channel]}</b>
      <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>
      {children}
    </div>
  );
}

function WaitingReason({
  message,
  mailReady,
}: {
  message: NotificationFragment;
  mailReady: boolean;
}) {
  return (
    <p className="adm-note">
      {message.channel === 'MAIL' && !mailReady ? (
        <>
          E-mail is not configured; nothing is lost.{' '}
          <a className="tlink" href="?tab=settings">
            What to set
          </a>
        </>
      ) : (
        <>
          Tried again from <Received at={message.nextAttemptAt} inFull />.
        </>
      )}
    </p>
  );
}

function Attempts({ ledger }: Pick<NotificationFragment, 'ledger'>) {
  return ledger.length === 0 ? null : (
    <ol className="adm-attempts" aria-label="Attempts">
      {ledger.map(({ startedAt, finishedAt, delivered, response }) => (
        <li key={startedAt} className={delivered ? 'adm-given' : 'adm-refused'}>
          <InterfaceIcon name={delivered ? 'check' : 'close'} />
          <span>
            <Received at={finishedAt} inFull />: {delivered ? 'accepted' : 'failed'}
            {response ? <span className="adm-answer">{response}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
