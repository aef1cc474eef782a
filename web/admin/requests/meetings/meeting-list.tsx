import { Tag } from 'antd';
import { dayReader } from '../../../calendar/days-of-times.ts';
import { dayLabel } from '../../../calendar/time-labels.ts';
import { useMeetingsQuery, type MeetingsQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { Card } from '../../shell/card.tsx';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import { hoursLabel } from './hours-label.ts';
import { within, type MeetingSpan } from './meeting-spans.ts';

type Meeting = MeetingsQuery['meetings'][number];

interface MeetingListProps {
  heading: string;
  span: MeetingSpan;
  latestFirst?: boolean;
  onOpen: (requestId: string) => void;
}

/**
 * The meetings of a period by day, in the administrator's own time zone, including loading and
 * error states.
 */
export function MeetingList({ heading, span, latestFirst = false, onOpen }: MeetingListProps) {
  const { data, error, refetch } = useMeetingsQuery({
    variables: { from: span.from, to: span.to },
    fetchPolicy: 'network-only',
  });
  const found = data && within(data.meetings, span);
  const meetings = latestFirst ? found?.reverse() : found;
  const failure = data === undefined && !isUnauthenticated(error) ? error : undefined;
  return (
    <Card heading={heading}>
      {failure ? (
        <FailureNotice title="Could not load the meetings." error={failure} onRetry={refetch} />
      ) : null}
      {meetings === undefined && !failure ? (
        <Loading className="adm-card-body" what="the meetings" rows={4} />
      ) : null}
      {meetings?.length === 0 ? (
        <div className="adm-empty" role="status">
          <p>
            {span.past
              ? 'No meetings in the past year.'
              : 'No meetings yet. They appear here once visitors book them from the link in a reply.'}
          </p>
        </div>
      ) : null}
      {daysOf(meetings ?? []).map(([day, ofDay]) => (
        <section key={day} className="adm-meeting-day" aria-label={dayLabel(day, 'en-GB')}>
          <h4>{dayLabel(day, 'en-GB')}</h4>
          <ul>
            {ofDay.map((meeting) => (
              <MeetingLine key={meeting.startsAt} meeting={meeting} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function daysOf(meetings: readonly Meeting[]): [string, Meeting[]][] {
  const dayOf = dayReader(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const days = new Map<string, Meeting[]>();
  for (const meeting of meetings) {
    const day = dayOf(meeting.startsAt);
    days.set(day, [...(days.get(day) ?? []), meeting]);
  }
  return [...days];
}

function MeetingLine({ meeting, onOpen }: { meeting: Meeting; onOpen: (id: string) => void }) {
  const { startsAt, endsAt, state, request } = meeting;
  return (
    <li>
      <time dateTime={startsAt}>{hoursLabel(startsAt, endsAt)}</time>
      {request ? (
        <button
          type="button"
          className="tlink adm-meeting-who"
          data-request={request.id}
          onClick={() => onOpen(request.id)}
        >
          {request.firstName} {request.lastName}
        </button>
      ) : (
        <span>Erased request</span>
      )}
      {request ? <span className="adm-note">{request.affiliation}</span> : null}
      {state === 'CANCELLED' ? <Tag className="adm-tag">Cancelled</Tag> : null}
    </li>
  );
}
