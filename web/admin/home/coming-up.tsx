import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { HomeMeetingsDocument, useHomePublicationsQuery } from '../../generated/admin.ts';
import { dayMs } from '../../../schema/durations.ts';
import { WritingLink } from '../posts/writing/writing-link.tsx';
import { momentInFull } from '../shell/moment-text.ts';
import { requestAddress } from '../shell/view-address.ts';
import { useMay } from '../session/permissions.tsx';
import { HomeCard } from './home-card.tsx';

/** Meetings and scheduled posts of the next seven days, the next one first. */
export function ComingUp() {
  const handles = useMay('handleRequests');
  const [from] = useState(() => new Date());
  const to = new Date(from.getTime() + 7 * dayMs);
  const variables = { from: from.toISOString(), to: to.toISOString() };
  const meetings = useQuery(
    HomeMeetingsDocument,
    handles ? { variables, fetchPolicy: 'network-only' } : skipToken,
  );
  const publications = useHomePublicationsQuery();
  const due = publications.data?.publicationSchedule.due ?? [];
  const events = [
    ...(meetings.data?.meetings ?? [])
      .filter(({ state }) => state !== 'CANCELLED')
      .map(({ startsAt, request }) => ({
        at: startsAt,
        key: `meeting ${startsAt}`,
        what: request ? (
          <>
            Meeting with{' '}
            <Link className="tlink" to={requestAddress(request.id)}>
              {request.firstName} {request.lastName}
            </Link>
            , {request.affiliation}
          </>
        ) : (
          'Meeting: erased request'
        ),
      })),
    ...due
      .filter(({ dueAt }) => Date.parse(dueAt) < to.getTime())
      .map(({ dueAt, post }) => ({
        at: dueAt,
        key: post.id,
        what: (
          <>
            Publication of{' '}
            <WritingLink className="tlink" id={post.id}>
              {post.title}
            </WritingLink>
          </>
        ),
      })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <HomeCard heading="Coming up" answers={handles ? [meetings, publications] : [publications]}>
      {events.length === 0 ? (
        <p className="adm-card-body adm-note">
          No meetings and no scheduled posts in the next seven days.
        </p>
      ) : (
        <ul className="adm-rows home-list">
          {events.map(({ at, key, what }) => (
            <li key={key}>
              <time dateTime={at}>{momentInFull(new Date(at))}</time>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  );
}
