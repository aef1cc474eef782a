import { now } from '../../calendar/now.ts';
import { momentBriefly, momentInFull } from './moment-text.ts';

interface MomentProps {
  /** ISO 8601. */
  at: string;
  inFull?: boolean;
}

/** A moment in the administrator’s own time zone. */
export function Moment({ at, inFull = false }: MomentProps) {
  const moment = new Date(at);
  const full = momentInFull(moment);
  return (
    <time dateTime={at} title={inFull ? undefined : full}>
      {inFull ? full : momentBriefly(moment, now())}
    </time>
  );
}
