import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import {
  BookMeetingDocument,
  CancelMeetingDocument,
  MeetingPageDocument,
  RescheduleMeetingDocument,
  type VisitorMeetingFragment,
} from '../../generated/meeting.ts';
import { sendingContext } from '../requests/sending-context.ts';
import { meetingFailureOf } from './meeting-failure.ts';

/** A meeting as its visitor sees it. */
export type VisitorMeeting = VisitorMeetingFragment;

/**
 * Books, moves and cancels the one meeting of a link. Its state is in Apollo's cache. Each action
 * resolves with whether it succeeded; if not, `failure` gives the reason.
 */
export function useMeeting(token: string) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [ended, setEnded] = useState(false);
  const isSending = useRef(false);

  /** Fetches the current state; undefined without a response. */
  const look = useCallback(async (): Promise<VisitorMeeting | null | undefined> => {
    try {
      const { data } = await client.query({
        query: MeetingPageDocument,
        variables: { token },
        fetchPolicy: 'network-only',
        context: sendingContext(),
      });
      return data?.meetingInvitation.meeting;
    } catch (thrown) {
      if (meetingFailureOf(thrown).kind === 'ended') setEnded(true);
      return undefined;
    }
  }, [client, token]);

  const show = (meeting: VisitorMeeting | undefined): void => {
    client.cache.updateQuery({ query: MeetingPageDocument, variables: { token } }, (known) =>
      known && meeting ? { meetingInvitation: { ...known.meetingInvitation, meeting } } : undefined,
    );
  };

  const act = async (
    send: () => Promise<VisitorMeeting | undefined>,
    isDone: (meeting: VisitorMeeting) => boolean,
  ): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      show(await send());
      return true;
    } catch (thrown) {
      const problem = meetingFailureOf(thrown);
      if (problem.kind === 'ended') {
        setEnded(true);
        return false;
      }
      // A lost response may have been a success, and another tab may have been faster.
      const present = await look();
      if (present && isDone(present)) return true;
      setFailure(problem.message);
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const isAt = (startsAt: string) => (meeting: VisitorMeeting) =>
    meeting.state === 'BOOKED' && Date.parse(meeting.startsAt) === Date.parse(startsAt);

  return {
    busy,
    failure,
    ended,
    look,
    clearFailure: () => setFailure(undefined),
    book: (startsAt: string, timeZone: string) =>
      act(async () => {
        const { data } = await client.mutate({
          mutation: BookMeetingDocument,
          variables: { token, startsAt, timeZone },
          context: sendingContext(),
        });
        return data?.bookMeeting;
      }, isAt(startsAt)),
    reschedule: (startsAt: string, timeZone: string) =>
      act(async () => {
        const { data } = await client.mutate({
          mutation: RescheduleMeetingDocument,
          variables: { token, startsAt, timeZone },
          context: sendingContext(),
        });
        return data?.rescheduleMeeting;
      }, isAt(startsAt)),
    cancel: () =>
      act(
        async () => {
          const { data } = await client.mutate({
            mutation: CancelMeetingDocument,
            variables: { token },
            context: sendingContext(),
          });
          return data?.cancelMeeting;
        },
        ({ state }) => state === 'CANCELLED',
      ),
  };
}

/** The actions on the meeting of a link, and their state. */
export type MeetingActions = ReturnType<typeof useMeeting>;
