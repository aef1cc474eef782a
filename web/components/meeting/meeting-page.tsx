import { useCallback, useState, useSyncExternalStore } from 'react';
import { isTimeZone } from '../../../schema/time-zone.ts';
import type { MeetingPageQuery } from '../../generated/meeting.ts';
import { type Clock, spanLabel } from '../../calendar/time-labels.ts';
import { BookedMeeting } from './booked-meeting.tsx';
import { EndedLink } from './ended-link.tsx';
import { MeetingFrame, WriteToUs } from './meeting-frame.tsx';
import { MeetingPicker, TimesLoading } from './meeting-picker.tsx';
import { useMeeting, type VisitorMeeting } from './use-meeting.ts';
import { useReturn } from './use-return.ts';
import { zoneInWords } from '../../calendar/time-zones.ts';
import './meeting.css';

let known: Clock | undefined;

/** Some browsers have languages that they cannot write dates in, such as `en-US@posix`. */
function ownLocale(): string {
  try {
    return new Intl.DateTimeFormat([...navigator.languages]).resolvedOptions().locale;
  } catch {
    return 'en';
  }
}

/** The browser's own; read once, so that it is the same object each time. */
function ownClock(): Clock {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Where the machine has no zone set, some browsers name none, others `Etc/Unknown`.
  known ??= { locale: ownLocale(), timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' };
  return known;
}

const neverChanges = () => () => undefined;

/** The browser's time zone and language of dates; undefined on the server, which knows neither. */
function useOwnClock(): Clock | undefined {
  return useSyncExternalStore(neverChanges, ownClock, () => undefined);
}

interface MeetingPageProps {
  token: string;
  invitation: MeetingPageQuery['meetingInvitation'];
}

function isOver({ endsAt }: VisitorMeeting): boolean {
  return Date.parse(endsAt) <= Date.now();
}

/**
 * The page of a meeting's link: times to choose from, or the meeting in its current state
 * (product 16.7).
 */
export function MeetingPage({ token, invitation }: MeetingPageProps) {
  const { meeting, lengthMinutes, daysAhead, timeZone: ourZone } = invitation;
  const own = useOwnClock();
  const [chosenZone, setChosenZone] = useState<string>();
  const clock = own && { ...own, timeZone: chosenZone ?? own.timeZone };
  const [choosing, setChoosing] = useState(false);
  const actions = useMeeting(token);
  const { look } = actions;
  useReturn(useCallback(() => void look(), [look]));

  if (actions.ended) return <EndedLink />;

  const time = meeting && <MeetingTime meeting={meeting} ourZone={ourZone} clock={clock} />;
  const booked = meeting?.state === 'BOOKED' ? meeting : undefined;
  const begin = () => {
    actions.clearFailure();
    setChoosing(true);
  };
  const finish = () => {
    actions.clearFailure();
    setChoosing(false);
  };

  if (booked && isOver(booked)) {
    return (
      <MeetingFrame heading="This meeting is over" lead="Thank you for your time.">
        {time}
        <p>
          To arrange another one, please <WriteToUs />.
        </p>
      </MeetingFrame>
    );
  }
  if (booked && !choosing) {
    return (
      <MeetingFrame
        heading="Your meeting is booked"
        lead="You will receive an e-mail with a calendar invitation."
      >
        {time}
        <BookedMeeting key={booked.startsAt} actions={actions} onReschedule={begin} />
      </MeetingFrame>
    );
  }
  if (meeting?.state === 'CANCELLED' && !choosing) {
    return (
      <MeetingFrame
        heading="Your meeting is cancelled"
        lead="You will receive an e-mail that removes it from your calendar."
      >
        {time}
        <div className="cta-row mt-actions">
          <button type="button" className="btn btn-s" data-live="" onClick={begin}>
            Choose another time
          </button>
        </div>
        <noscript>
          <p className="no-script">
            Choosing another time needs JavaScript. To arrange a meeting, please <WriteToUs />.
          </p>
        </noscript>
      </MeetingFrame>
    );
  }
  return (
    <MeetingFrame
      heading={booked ? 'Choose another time' : 'Choose a time for our meeting'}
      lead={
        <>
          You meet those of us who answer your request, for {lengthMinutes} minutes. You will
          receive an e-mail with a calendar invitation.
        </>
      }
    >
      {booked ? time : null}
      {clock ? (
        <MeetingPicker
          token={token}
          daysAhead={daysAhead}
          lengthMinutes={lengthMinutes}
          clock={clock}
          actions={actions}
          onZone={setChosenZone}
          onChoose={async (startsAt, timeZone) => {
            const { book, reschedule } = actions;
            const done = await (booked ? reschedule : book)(startsAt, timeZone);
            if (done) finish();
            return done;
          }}
          {...(booked ? { onCancel: finish } : {})}
        />
      ) : (
        <TimesLoading />
      )}
    </MeetingFrame>
  );
}

interface MeetingTimeProps {
  meeting: VisitorMeeting;
  /** The zone of the people who offer the meeting. */
  ourZone: string;
  /** Undefined until hydrated. */
  clock: Clock | undefined;
}

/**
 * The time of a meeting, in the visitor's zone and in ours. The server renders only ours, and
 * reserves the other line: a time in another zone than the visitor's would be wrong for a moment.
 */
function MeetingTime({ meeting, ourZone, clock }: MeetingTimeProps) {
  const ours = { timeZone: ourZone, locale: clock?.locale ?? 'en' };
  return (
    <dl className={meeting.state === 'CANCELLED' ? 'mt-when mt-off' : 'mt-when'}>
      <div className="mt-yours">
        <dt>Your time</dt>
        <dd>{clock ? <Span meeting={meeting} clock={clock} /> : null}</dd>
      </div>
      <div>
        <dt>Our time</dt>
        <dd>
          <Span meeting={meeting} clock={ours} />
        </dd>
      </div>
    </dl>
  );
}

function Span({ meeting, clock }: { meeting: VisitorMeeting; clock: Clock }) {
  const { startsAt, endsAt } = meeting;
  const at = new Date(startsAt);
  return (
    <>
      {/* Browsers write the same date with spaces of other widths than the server. */}
      <time dateTime={startsAt} lang={clock.locale} dir="auto" suppressHydrationWarning>
        {spanLabel(startsAt, endsAt, clock)}
      </time>
      <span className="mt-zone" suppressHydrationWarning>
        {zoneInWords(clock.timeZone, at)}
      </span>
    </>
  );
}
