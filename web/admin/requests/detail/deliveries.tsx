import { Button } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { NotificationFragment, RequestDetailQuery } from '../../../generated/admin.ts';
import { settingsAddress } from '../../shell/view-address.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { Moment } from '../../shell/moment.tsx';
import { isPending } from '../../deliveries/delivery-labels.ts';
import { Attempts, DeliveryHead } from '../../deliveries/delivery-parts.tsx';
import { DetailSection } from './detail-section.tsx';
import { useDeliveries } from './use-deliveries.ts';

interface DeliveriesProps {
  request: Pick<RequestDetailQuery['visitorRequest'], 'id' | 'notifications' | 'suspect'>;
  outbox: RequestDetailQuery['outboxSummary'];
}

/** The notifications of a request with all delivery attempts, and an action to resend them. */
export function Deliveries({ request, outbox }: DeliveriesProps) {
  const { id, notifications, suspect } = request;
  const { busy, sendAgain, stopTrying } = useDeliveries();
  const list = useRef<HTMLUListElement>(null);
  const mailReady = outbox.smtpConfigured && outbox.recipients.length > 0;
  return (
    <DetailSection
      heading="Notifications"
      extra={
        <Button aria-disabled={busy} onClick={() => void sendAgain(id)}>
          Send again
        </Button>
      }
    >
      {notifications.length === 0 ? (
        <p className="adm-note">
          {suspect ? 'No notifications are sent for suspected spam.' : 'No notifications.'}
        </p>
      ) : (
        <ul className="adm-deliveries" ref={list} tabIndex={-1}>
          {notifications.map((message) => (
            <li key={message.id}>
              <DeliveryHead message={message}>
                <ConfirmButton
                  button={isPending(message) ? { size: 'small' } : undefined}
                  title="Stop trying to send this notification?"
                  action="Stop trying"
                  busy={busy}
                  onConfirm={() => stopTrying(message.id)}
                  focusWhenDone={() => list.current}
                >
                  <p>
                    This notification will not be sent. To try again later, choose “Send again”.
                  </p>
                </ConfirmButton>
              </DeliveryHead>
              {message.state === 'WAITING' ? (
                <QueueReason message={message} mailReady={mailReady} />
              ) : null}
              <Attempts ledger={message.ledger} />
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

function QueueReason({
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
          E-mail is not configured. The notification is queued and will be sent once it is.{' '}
          <Link className="tlink" to={settingsAddress('notifications')}>
            Open settings
          </Link>
        </>
      ) : (
        <>
          Next attempt: <Moment at={message.nextAttemptAt} inFull />.
        </>
      )}
    </p>
  );
}
