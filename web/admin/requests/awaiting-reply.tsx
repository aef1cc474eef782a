import { useSyncExternalStore } from 'react';
import { minuteMs } from '../../../schema/durations.ts';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { elapsedTime } from '../shell/duration-text.ts';
import './awaiting-reply.css';

function subscribe(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, minuteMs / 4);
  return () => clearInterval(timer);
}

/** The current minute; re-renders the component when the next minute starts. */
function useMinute(): Date {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs));
  return new Date(minute * minuteMs);
}

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
