import { zoneInWords } from '../../calendar/time-zones.ts';
import { spanLabel } from '../../calendar/time-labels.ts';
import type { VisitorMeeting } from './use-meeting.ts';
import type { Clock } from '../../calendar/time-labels.ts';

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
export function MeetingTime({ meeting, ourZone, clock }: MeetingTimeProps) {
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
