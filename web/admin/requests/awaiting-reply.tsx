import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { useMinute } from './use-minute.ts';
import { waitingTime } from './waiting-time.ts';

interface AwaitingReplyProps {
  /** ISO 8601; null once somebody has answered. */
  since: string | null;
  /** It has waited too long. */
  overdue: boolean;
}

/** The clock since a request's arrival, with a mark when it waits too long. */
export function AwaitingReply({ since, overdue }: AwaitingReplyProps) {
  const now = useMinute();
  if (since === null) {
    return null;
  }
  const time = waitingTime(new Date(since), now);
  return overdue ? (
    <span className="adm-waited adm-overdue">
      <InterfaceIcon name="warning" />
      Overdue: waiting {time}
    </span>
  ) : (
    <span className="adm-waited">Waiting {time}</span>
  );
}
