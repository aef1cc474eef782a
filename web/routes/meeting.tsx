import { useParams, type LoaderFunctionArgs } from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import { EndedLink } from '../components/meeting/ended-link.tsx';
import { meetingFailureOf } from '../components/meeting/meeting-failure.ts';
import { MeetingPage } from '../components/meeting/meeting-page.tsx';
import { MeetingPageDocument, useMeetingPageQuery } from '../generated/meeting.ts';

/** Warms the cache with the meeting of the link; an expired link has none. */
export async function load(client: PageClient, { params }: LoaderFunctionArgs): Promise<void> {
  const { token = '' } = params;
  try {
    await client.query({ query: MeetingPageDocument, variables: { token } });
  } catch (thrown) {
    if (meetingFailureOf(thrown).kind !== 'ended') throw thrown;
  }
}

/** Where a visitor books, moves or cancels the meeting that a reply has offered. */
export function Component() {
  const { token = '' } = useParams();
  const { data } = useMeetingPageQuery({ variables: { token }, fetchPolicy: 'cache-only' });
  return data?.meetingInvitation ? (
    <MeetingPage token={token} invitation={data.meetingInvitation} />
  ) : (
    <EndedLink />
  );
}
