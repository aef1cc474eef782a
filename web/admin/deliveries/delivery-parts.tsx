import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import type { NotificationFragment } from '../../generated/admin.ts';
import { Moment } from '../shell/moment.tsx';
import { channelLabels, stateLabels } from './delivery-labels.ts';

interface DeliveryHeadProps {
  message: NotificationFragment;
  /** Further facts or controls at the end of the line. */
  children: ReactNode;
}

/** Channel and delivery state of a notification. */
export function DeliveryHead({ message, children }: DeliveryHeadProps) {
  const { text, tone } = stateLabels[message.state];
  return (
    <div className="adm-delivery-head">
      <b>{channelLabels[message.channel]}</b>
      <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>
      {children}
    </div>
  );
}

/** The delivery attempts of a notification, each with the response of the receiving server. */
export function Attempts({ ledger }: Pick<NotificationFragment, 'ledger'>) {
  return ledger.length === 0 ? null : (
    <ol className="adm-attempts" aria-label="Attempts">
      {ledger.map(({ startedAt, finishedAt, delivered, response }) => (
        <li key={startedAt} className={delivered ? 'adm-passed-idea' : 'adm-refused'}>
          <InterfaceIcon name={delivered ? 'check' : 'close'} />
          <span>
            <Moment at={finishedAt} inFull />: {delivered ? 'accepted' : 'failed'}
            {response ? <span className="adm-answer">{response}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
