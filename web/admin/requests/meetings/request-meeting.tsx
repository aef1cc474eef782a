import { Tag } from 'antd';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import { dayReader } from '../../../calendar/days-of-times.ts';
import { dayLabel } from '../../../calendar/time-labels.ts';
import { DetailSection } from '../detail/detail-section.tsx';
import { hoursLabel } from './hours-label.ts';
import './meetings.css';

type Request = RequestDetailQuery['visitorRequest'];

function stateOf({ state, endsAt }: NonNullable<Request['meeting']>): string {
  if (state === 'CANCELLED') return 'Cancelled';
  return Date.parse(endsAt) <= Date.now() ? 'Past' : 'Booked';
}

/**
 * The meeting that a visitor has booked, in the administrator's own time zone; renders nothing
 * without one.
 */
export function RequestMeeting({ request: { meeting } }: { request: Request }) {
  if (meeting === null) {
    return null;
  }
  const { startsAt, endsAt } = meeting;
  const dayOf = dayReader(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const state = stateOf(meeting);
  return (
    <DetailSection
      heading="Meeting"
      extra={<Tag className={state === 'Booked' ? 'adm-tag adm-tag-ok' : 'adm-tag'}>{state}</Tag>}
    >
      <p>
        <time dateTime={startsAt}>
          {dayLabel(dayOf(startsAt), 'en-GB')}, {hoursLabel(startsAt, endsAt)}
        </time>
      </p>
    </DetailSection>
  );
}
