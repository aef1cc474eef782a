import { useRef, useState } from 'react';
import { InterfaceIcon } from '../interface-icon.tsx';
import type { MeetingActions } from './use-meeting.ts';
import { WriteToUs } from './meeting-frame.tsx';

/** The same function in each render, or each would move the focus. */
const focusOnMount = (element: HTMLElement | null): void => element?.focus();

interface BookedMeetingProps {
  actions: MeetingActions;
  onReschedule: () => void;
}

/** The actions for an upcoming meeting: "Reschedule", and "Cancel meeting" in two steps. */
export function BookedMeeting({ actions, onReschedule }: BookedMeetingProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const { busy, failure, clearFailure } = actions;
  return (
    <>
      {asking ? (
        <section className="mt-ask" aria-labelledby="cancel-question">
          <h2 id="cancel-question" tabIndex={-1} ref={focusOnMount}>
            Cancel this meeting?
          </h2>
          <p>We will be notified, and the time becomes available to others.</p>
          <div className="cta-row">
            <button
              type="button"
              className="btn btn-s"
              aria-disabled={busy}
              onClick={() => void actions.cancel()}
            >
              {busy ? 'Cancelling…' : 'Yes, cancel it'}
            </button>
            <button
              type="button"
              className="btn btn-s"
              aria-disabled={busy}
              onClick={() => {
                clearFailure();
                setAsking(false);
                requestAnimationFrame(() => cancel.current?.focus());
              }}
            >
              Keep the meeting
            </button>
          </div>
        </section>
      ) : (
        <div className="cta-row mt-actions">
          <button type="button" className="btn btn-s" data-live="" onClick={onReschedule}>
            Reschedule
          </button>
          <button
            type="button"
            className="btn btn-s"
            data-live=""
            ref={cancel}
            onClick={() => setAsking(true)}
          >
            Cancel meeting
          </button>
        </div>
      )}
      <p className="err" role="alert">
        {failure === undefined ? null : (
          <>
            <InterfaceIcon name="warning" />
            <span>{failure}</span>
          </>
        )}
      </p>
      <noscript>
        <p className="no-script">
          Changing it here needs JavaScript. To reschedule or cancel the meeting, please{' '}
          <WriteToUs />.
        </p>
      </noscript>
    </>
  );
}
