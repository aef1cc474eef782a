import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { useMinute } from './use-minute.ts';
import { elapsedTime } from './elapsed-time.ts';
import './awaiting-reply.css';

interface AwaitingReplyProps {
  /** ISO 8601; null after the first reply. */
  since: string | null;
  overdue: boolean;
}

/** The time since a request was received, with a label if it is overdue. */
export function AwaitingReply({ since, overdue }: AwaitingReplyProps) {
  const now = useMinute();
  if (since === null) {
    return null;
  }
  const time = elapsedTime(new Date(since), now);
  return overdue ? (
    <span className="adm-waited adm-overdue">
      <InterfaceIcon name="warning" />
      Overdue: waiting {time}
    </span>
  ) : (
    <span className="adm-waited">Waiting {time}</span>
  );
}
