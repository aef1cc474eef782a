import { InterfaceIcon } from '../interface-icon.tsx';
import { spanLabel } from '../../calendar/time-labels.ts';
import { zoneInWords } from '../../calendar/time-zones.ts';
import type { MeetingActions } from './use-meeting.ts';
import type { Clock } from '../../calendar/time-labels.ts';

interface ChosenTimeProps {
  time: string | undefined;
  lengthMinutes: number;
  clock: Clock;
  actions: MeetingActions;
  /** Whether the visitor tried to book without choosing a time. */
  missing: boolean;
  /** Whether there is nothing to choose. */
  none: boolean;
  onCancel?: (() => void) | undefined;
}

/** The time to be booked, and the button to book it. */
export function ChosenTime(props: ChosenTimeProps) {
  const { time, actions, missing, none, onCancel } = props;
  const { busy, failure } = actions;
  const problem = failure ?? (missing && time === undefined ? 'Please choose a time.' : undefined);
  return (
    <div className="mt-chosen">
      <p className="mt-span" role="status">
        {time !== undefined ? (
          <Chosen {...props} time={time} />
        ) : none ? null : (
          <span className="mt-zone">No time chosen yet.</span>
        )}
      </p>
      <p className="err" role="alert">
        {problem === undefined ? null : (
          <>
            <InterfaceIcon name="warning" />
            <span>{problem}</span>
          </>
        )}
      </p>
      <div className="cta-row">
        {none ? null : (
          <button type="submit" className="btn btn-p" aria-disabled={busy || time === undefined}>
            {busy ? 'Booking…' : 'Book this time'}
          </button>
        )}
        {onCancel === undefined ? null : (
          <button type="button" className="btn btn-s" aria-disabled={busy} onClick={onCancel}>
            Keep the current time
          </button>
        )}
      </div>
    </div>
  );
}

function Chosen({ time, lengthMinutes, clock }: ChosenTimeProps & { time: string }) {
  const ends = new Date(Date.parse(time) + lengthMinutes * 60_000).toISOString();
  return (
    <>
      <b lang={clock.locale} dir="auto">
        {spanLabel(time, ends, clock)}
      </b>{' '}
      <span className="mt-zone">{zoneInWords(clock.timeZone, new Date(time))}</span>
    </>
  );
}
