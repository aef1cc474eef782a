import { receivedBriefly, receivedInFull } from './received-time.ts';

interface ReceivedProps {
  /** ISO 8601. */
  at: string;
  inFull?: boolean;
}

/** When a request came, in the administrator's own time zone. */
export function Received({ at, inFull = false }: ReceivedProps) {
  const received = new Date(at);
  const full = receivedInFull(received);
  return (
    <time dateTime={at} title={inFull ? undefined : full}>
      {inFull ? full : receivedBriefly(received, new Date())}
    </time>
  );
}
