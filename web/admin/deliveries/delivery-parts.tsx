import { Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import type { NotificationFragment } from '../../generated/admin.ts';
import { Moment } from '../shell/moment.tsx';
import { channelLabel, stateLabels } from './delivery-labels.ts';

interface DeliveryHeadProps {
  message: NotificationFragment;
  /** Further facts or controls at the end of the line. */
  children: ReactNode;
}

/** Channel and delivery state of a notification. */
export function DeliveryHead({ message, children }: DeliveryHeadProps) {
  const { text, tone } = stateLabels[message.state];
  return (
    <Flex className="adm-delivery-head" gap={8} align="center">
      <b>{channelLabel(message)}</b>
      <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>
      {children}
    </Flex>
  );
}

/** The delivery attempts of a notification, each with the response of the receiving server. */
export function Attempts({ ledger }: Pick<NotificationFragment, 'ledger'>) {
  return ledger.length === 0 ? null : (
    <Flex component="ol" vertical gap={4} aria-label="Attempts">
      {ledger.map(({ startedAt, finishedAt, delivered, response }) => (
        <li
          key={startedAt}
          className={delivered ? 'adm-outcome adm-passed-idea' : 'adm-outcome adm-refused'}
        >
          <InterfaceIcon name={delivered ? 'check' : 'close'} />
          <span>
            <Moment at={finishedAt} inFull />: {delivered ? 'accepted' : 'failed'}
            {response ? <span className="adm-answer">{response}</span> : null}
          </span>
        </li>
      ))}
    </Flex>
  );
}
